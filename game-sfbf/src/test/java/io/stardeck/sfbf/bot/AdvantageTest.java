package io.stardeck.sfbf.bot;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.state.BattleForceState;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class AdvantageTest {
  private static final BattleForceGame GAME = new BattleForceGame();

  @Test
  void equalFleetsWinEquallyOften() {
    assertThat(Advantage.of(fleets().state(), ONE)).isEqualTo(0.5);
  }

  @Test
  void trophyIsAnAdvantage() {
    assertThat(Advantage.of(fleets().trophies(ONE, "kli-f5").state(), ONE)).isGreaterThan(0.5);
  }

  @Test
  void damageIsADisadvantage() {
    assertThat(Advantage.of(fleets().damage("fed-ca", BoxType.PH1).state(), ONE)).isLessThan(0.5);
  }

  @Test
  void cardsInTheHandAreAnAdvantage() {
    assertThat(Advantage.of(fleets().hand(ONE, "scp-1").state(), ONE)).isGreaterThan(0.5);
  }

  @Property(tries = 20)
  void chancesOfAllSidesAddUpToOne(
      @ForAll long seed,
      @ForAll @IntRange(max = 200) int decisions,
      @ForAll @IntRange(min = 2, max = 4) int seats,
      @ForAll boolean allies) {
    BattleForceConfig config =
        allies
            ? BattleForceConfig.builder().players(4).addOptions(Option.ALLIES).build()
            : GAME.defaultConfig(seats);
    BattleForceState state = GAME.setup(config, Chance.seeded(seed)).state();
    Random random = new Random(seed);
    for (int i = 0; i < decisions && GAME.outcome(state).isEmpty(); i++) {
      ImmutableList<BattleForceAction> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
      state = GAME.next(state, legal.get(random.nextInt(legal.size())));
    }
    double sum = 0;
    for (Seat seat : Seat.first(GAME.players(state))) {
      sum += hope(state, seat) / GAME.team(state, seat).size();
      assertThat(hope(state, GAME.team(state, seat).get(0))).isEqualTo(hope(state, seat));
    }
    assertThat(sum).isCloseTo(1, Offset.offset(1e-9));
  }

  private static double hope(BattleForceState state, Seat seat) {
    double hope = GAME.prospect(state, seat).orElseThrow();
    assertThat(hope).isBetween(0.0, 1.0);
    return hope;
  }

  /** Two ships of equal worth. */
  private static Given fleets() {
    return Given.advanced(2).screen(ONE, "fed-ca").screen(TWO, "kli-d7");
  }
}
