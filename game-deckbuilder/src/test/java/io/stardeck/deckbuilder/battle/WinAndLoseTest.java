package io.stardeck.deckbuilder.battle;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The words WIN, LOSE and BATTLE_SHIP. */
class WinAndLoseTest {
  @Rule({"DB-EFF-19", "DB-VIC-05", "DB-I-27"})
  @Test
  void whoWinsByACardEndsTheGameAtOnce() {
    Scene scene = played("champion");
    assertThat(outcome(scene).winners()).containsExactly(ONE);
    assertThat(outcome(scene).rule().value()).isEqualTo("DB-EFF-19");
    assertThat(scene.tally(ONE).xp()).as("nothing follows").isZero();
    scene.rejects(new EndTurn(ONE), "DB-VIC-05");
  }

  @Rule("DB-EFF-19")
  @Test
  void whoLosesLeavesTheWinToTheOthers() {
    assertThat(outcome(played("loser")).winners()).containsExactly(TWO, THREE);
  }

  @Rule("DB-EFF-19")
  @Test
  void allMayWinOrLoseTogether() {
    assertThat(outcome(played("union")).winners()).containsExactly(ONE, TWO, THREE);
    assertThat(outcome(played("doom")).winners()).isEmpty();
  }

  @Rule({"DB-SHP-01", "DB-SHP-16"})
  @Test
  void anEncounteredShipIsFoughtOnceWhateverItsTextSays() {
    Scene scene = Arena.battle(Given.exploration(2).space("raging"));
    assertThat(scene.seen(TWO, BattleStarted.class)).hasSize(1);
    Scene over = scene.does(new Declare(ONE, Means.COMBAT));
    assertThat(over.seen(TWO, DamageAssigned.class)).hasSize(2);
    assertThat(over.seen(TWO, BattleStarted.class)).isEmpty();
    assertThat(over.state().space()).last().isEqualTo(card("raging"));
    assertThat(over.phase()).isEqualTo(new ActionPhase(ONE));
  }

  private static Scene played(String id) {
    return Given.exploration(3).hand(ONE, id).scene().does(new PlayCard(ONE, card(id)));
  }

  private static Outcome outcome(Scene scene) {
    return Scene.GAME.outcome(scene.state()).orElseThrow();
  }
}
