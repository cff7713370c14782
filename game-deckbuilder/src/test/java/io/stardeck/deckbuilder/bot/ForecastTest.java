package io.stardeck.deckbuilder.bot;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ForecastTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Test
  void equalPlayersWinEquallyOften() {
    assertThat(hope(Given.exploration(2).scene().state(), ONE)).isEqualTo(0.5);
    assertThat(hope(Given.klingon(2).scene().state(), ONE)).isEqualTo(0.5);
  }

  @Test
  void missionPointsAreAnAdvantage() {
    DeckbuilderState state = Given.exploration(2).points(ONE, "m0").scene().state();

    assertThat(hope(state, ONE)).isGreaterThan(0.5);
    assertThat(hope(state, TWO)).isLessThan(0.5);
  }

  @Test
  void betterDeckIsAnAdvantage() {
    DeckbuilderState state =
        Given.exploration(2).deck(ONE, "c9").deck(TWO, "tricorder").scene().state();

    assertThat(hope(state, ONE)).isGreaterThan(0.5);
  }

  @Test
  void thereIsNoneInBorgInvasion() {
    assertThat(GAME.prospect(Given.borg(2).scene().state(), ONE)).isEmpty();
  }

  @Property(tries = 20)
  void whatOneHopesTheOtherFears(
      @ForAll long seed, @ForAll @IntRange(max = 200) int decisions, @ForAll boolean klingon) {
    DeckbuilderState state = played(klingon, seed, decisions);
    assertThat(hope(state, ONE) + hope(state, TWO)).isCloseTo(1, Offset.offset(1e-9));
  }

  private static DeckbuilderState played(boolean klingon, long seed, int decisions) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .players(2)
            .scenario(klingon ? Scenario.KLINGON_CIVIL_WAR : Scenario.EXPLORATION)
            .build();
    DeckbuilderState state = GAME.setup(config, Chance.seeded(seed)).state();
    Random random = new Random(seed);
    for (int i = 0; i < decisions && GAME.outcome(state).isEmpty(); i++) {
      ImmutableList<DeckbuilderAction> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
      state = GAME.next(state, legal.get(random.nextInt(legal.size())));
    }
    return state;
  }

  private static double hope(DeckbuilderState state, Seat seat) {
    double hope = GAME.prospect(state, seat).orElseThrow();
    assertThat(hope).isBetween(0.0, 1.0);
    return hope;
  }
}
