package io.stardeck.b5.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ForecastTest {
  private static final B5Game GAME = new B5Game();
  private static final Seat ONE = Seat.of(1);

  @Test
  void ratingIsAnAdvantage() {
    assertThat(hope(rated(8, 4), ONE)).isGreaterThan(hope(rated(4, 4), ONE));
    assertThat(hope(rated(4, 8), ONE)).isLessThan(hope(rated(4, 4), ONE));
  }

  @Property(tries = 20)
  void chancesOfAllAddUpToOne(
      @ForAll long seed,
      @ForAll @IntRange(max = 200) int decisions,
      @ForAll @IntRange(min = 2, max = 4) int seats) {
    B5State state = GAME.setup(GAME.defaultConfig(seats), Chance.seeded(seed)).state();
    Random random = new Random(seed);
    for (int i = 0; i < decisions && GAME.outcome(state).isEmpty(); i++) {
      ImmutableList<B5Action> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
      state = GAME.next(state, legal.get(random.nextInt(legal.size())));
    }
    double sum = 0;
    for (Seat seat : Seat.first(seats)) {
      sum += hope(state, seat);
    }
    assertThat(sum).isCloseTo(1, within(1e-9));
  }

  private static B5State rated(int own, int other) {
    return Given.factions(Race.NARN, Race.CENTAURI)
        .influence(1, own, 4)
        .influence(2, other, 4)
        .actionRound(1)
        .state();
  }

  private static double hope(B5State state, Seat seat) {
    double hope = GAME.prospect(state, seat).orElseThrow();
    assertThat(hope).isBetween(0.0, 1.0);
    return hope;
  }
}
