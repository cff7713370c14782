package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Scene.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Card sets by which turns pass without anybody's doing. */
class EndlessTurnsTest {
  private static final String ALL_FALL =
      "[{\"zone\":\"FLAGSHIP\",\"on\":\"%s\","
          + "\"effects\":[{\"op\":\"DAMAGE\",\"player\":\"EACH_PLAYER\",\"amount\":100}]}]";

  @Rule({"DB-D-14", "DB-DEF-06"})
  @Test
  void aGameInWhichEveryTurnEndsBeforeAnythingCanBeDoneIsADraw() {
    DeckbuilderState state = set(falling("TURN_START", "uss-armstrong", "uss-pioneer"));
    assertThat(GAME.faults(state)).isEmpty();
    Outcome outcome = GAME.outcome(state).orElseThrow();
    assertThat(outcome.winners()).isEmpty();
    assertThat(outcome.rule().value()).isEqualTo("DB-D-14");
    assertThat(GAME.toAct(state)).isEmpty();
  }

  @Rule("DB-D-14")
  @Test
  void whereOnePlayerIsLeftToActTheGameGoesOn() {
    DeckbuilderState state = set(falling("TURN_START", "uss-armstrong"));
    assertThat(GAME.outcome(state)).isEmpty();
    assertThat(GAME.toAct(state)).doesNotContain(ONE);
    state = GAME.apply(state, new EndTurn(state.table().turnPlayer())).state();
    assertThat(GAME.outcome(state)).isEqualTo(Optional.empty());
    assertThat(state.table().turn().number()).isEqualTo(4);
  }

  @Test
  void aTurnThatWasPlayedMayEndInSuchAWay() {
    DeckbuilderState state = set(falling("TURN_END", "uss-armstrong", "uss-pioneer"));
    for (int turn = 1; turn < 20; turn++) {
      assertThat(state.table().turn().number()).isEqualTo(turn);
      state = GAME.apply(state, new EndTurn(state.table().turnPlayer())).state();
    }
    assertThat(GAME.outcome(state)).isEmpty();
  }

  /** The small set; as flagships those Starships defeat everybody then. */
  private static CardSet falling(String when, String... ships) {
    CardSet set = Given.SMALL;
    for (String ship : ships) {
      set = Sets.with(set, ship, "triggers", ALL_FALL.formatted(when));
    }
    return set;
  }

  private static DeckbuilderState set(CardSet cards) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .players(2)
            .startPlayer(ONE)
            .addStartingShips("uss-armstrong", "uss-pioneer")
            .cardSet(cards)
            .build();
    return GAME.setup(config, Chance.seeded("endless")).state();
  }
}
