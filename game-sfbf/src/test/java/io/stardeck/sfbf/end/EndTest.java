package io.stardeck.sfbf.end;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Outcome;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.event.TurnEvent.GameEnded;
import io.stardeck.sfbf.event.TurnEvent.PlayerOut;
import io.stardeck.sfbf.scene.Attacks;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** When the game ends, and who wins (BF-WIN, BF-GEN-08, 09, 13). */
class EndTest {
  private static final BoxType[] ALL = {BoxType.DSR, BoxType.PH2, BoxType.HULL};

  @Rule({"BF-WIN-01", "BF-DMG-13"})
  @Test
  void theGameEndsAtOnceWhenOnlyOnePlayerHasShips() {
    Scene over = kill(doomed(Given.advanced(2)).scene());
    Outcome outcome = outcome(over);
    assertThat(outcome.rule().value()).isEqualTo("BF-WIN-01");
    assertThat(outcome.winners()).containsExactly(ONE);
    assertThat(outcome.scores()).containsExactly(11, 0);
    assertThat(over.phase()).isInstanceOf(Phase.GameOver.class);
    assertThat(over.events().get(over.events().size() - 1).what())
        .as("nothing happens after the end")
        .isEqualTo(new GameEnded(outcome));
    assertThat(over.legal(ONE)).isEmpty();
    assertThat(over.legal(TWO)).isEmpty();
    assertThat(over.violations(new EndTurn(ONE)).get(0).rule().value()).isEqualTo("BF-WIN-01");
  }

  @Rule({"BF-WIN-01", "BF-OUT-01"})
  @Test
  void itGoesOnWhileTwoPlayersHaveShips() {
    Scene scene = kill(doomed(Given.advanced(3)).screen(THREE, "gor-bc").scene());
    assertThat(Scene.GAME.outcome(scene.state())).isEmpty();
    assertThat(scene.events(PlayerOut.class)).containsExactly(new PlayerOut(TWO));
  }

  @Rule({"BF-WIN-02", "BF-OUT-01", "BF-OUT-05"})
  @Test
  void shipsInTheReserveAreInPlay() {
    Scene hidden = kill(doomed(Given.advanced(2)).reserve(TWO, "kli-d7").scene());
    assertThat(Scene.GAME.outcome(hidden.state())).isEmpty();
    assertThat(hidden.events(PlayerOut.class)).isEmpty();
    Scene damaged =
        kill(
            doomed(Given.advanced(2))
                .inReserve(TWO, "kli-d7", s -> s.withDamaged(s.damaged().with(0)))
                .scene());
    assertThat(Scene.GAME.outcome(damaged.state())).isEmpty();
  }

  @Rule({"BF-WIN-03", "BF-WIN-04", "BF-D-51", "BF-X-44"})
  @Test
  void theReserveDoesNotCountForTheScore() {
    Scene scene =
        lastTurn(Given.advanced(2))
            .trophies(ONE, "kli-c8", "kli-f5")
            .screen(ONE, "fed-cl")
            .main(ONE, "fed-dd")
            .reserve(ONE, "fed-dn")
            .screen(TWO, "gor-dn", "gor-bc", "gor-cl")
            .inReserve(TWO, "kzi-dn", ship -> ship.withDamaged(BoxSet.empty().with(0)))
            .scene()
            .does(new EndTurn(TWO));
    assertThat(outcome(scene).scores()).containsExactly(25, 25);
  }

  @Rule({"BF-D-51", "BF-WIN-04"})
  @Test
  void inTheBasicGameAllShipsCount() {
    Scene scene =
        lastTurn(Given.basic(2))
            .trophies(ONE, "kli-c8")
            .screen(ONE, "fed-dn", "fed-ca", "fed-cl")
            .screen(TWO, "gor-dn")
            .scene()
            .does(new EndTurn(TWO));
    assertThat(outcome(scene).scores()).containsExactly(36, 11);
  }

  @Rule({"BF-WIN-05", "BF-GEN-08"})
  @Test
  void theHighestScoreWinsAndNeedNotBeTheSurvivor() {
    Scene over = kill(doomed(Given.advanced(2)).trophies(TWO, "kzi-dn", "gor-dn").scene());
    assertThat(outcome(over).scores()).containsExactly(11, 22);
    assertThat(outcome(over).winners()).containsExactly(TWO);
  }

  @Rule("BF-WIN-06")
  @Test
  void equalHighestScoresAllWin() {
    Scene scene =
        lastTurn(Given.advanced(3))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .screen(THREE, "gor-cl")
            .phases(new Phase.Discard(THREE, true, false))
            .scene()
            .does(new EndTurn(THREE));
    assertThat(outcome(scene).winners()).containsExactly(ONE, TWO);
    assertThat(outcome(scene).scores()).containsExactly(8, 8, 6);
  }

  @Rule("BF-WIN-09")
  @Test
  void damageDoesNotLowerTheScore() {
    Scene scene =
        lastTurn(Given.advanced(2))
            .screen(ONE, "fed-ca")
            .damage("fed-ca", BoxType.PHO, BoxType.HULL, BoxType.HULL)
            .screen(TWO, "kli-e4")
            .scene()
            .does(new EndTurn(TWO));
    assertThat(outcome(scene).scores()).containsExactly(8, 3);
  }

  @Rule("BF-GEN-09")
  @Test
  void damageThatAnotherFinishesScoresForHim() {
    Scene scene =
        kill(
            Given.advanced(3)
                .hand(ONE, "ph1-2-1")
                .screen(ONE, "fed-ca")
                .screen(TWO, "kli-e4")
                .damage("kli-e4", ALL)
                .screen(THREE, "gor-bc")
                .scene());
    assertThat(scene.fleet(ONE).trophies()).containsExactly(Given.ship("kli-e4"));
    assertThat(scene.fleet(THREE).trophies()).isEmpty();
  }

  @Rule({"BF-GEN-13", "BF-D-61", "BF-OPT-40"})
  @Test
  void afterTheLastGameTurnTheGameEnds() {
    Given table =
        Given.config(2, c -> c.level(Level.BASIC).maxGameTurns(7))
            .gameTurn(7)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-e4")
            .phases(new Phase.Discard(TWO, true, false));
    Scene over = table.scene().does(new EndTurn(TWO));
    assertThat(outcome(over).rule().value()).isEqualTo("BF-D-61");
    assertThat(outcome(over).winners()).containsExactly(ONE);
    Scene before = table.gameTurn(6).scene().does(new EndTurn(TWO));
    assertThat(Scene.GAME.outcome(before.state())).isEmpty();
    Scene notLast =
        table
            .gameTurn(7)
            .phases(new Phase.Discard(ONE, true, false))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(Scene.GAME.outcome(notLast.state())).isEmpty();
  }

  @Rule({"BF-SOL-10", "BF-WIN-05"})
  @Test
  void theSolitaireEnemyIsNoSeatAndWinsNothing() {
    Given ahead = doomed(Given.advanced(1));
    assertThat(outcome(kill(ahead.scene())).winners()).containsExactly(ONE);
    assertThat(outcome(kill(ahead.scene())).scores()).containsExactly(11);
    Scene behind = kill(doomed(Given.advanced(1)).trophies(TWO, "fed-dn", "gor-dn").scene());
    assertThat(outcome(behind).winners()).isEmpty();
    assertThat(outcome(behind).scores()).containsExactly(11);
  }

  @Rule("BF-OUT-04")
  @Test
  void untilTheLastShipIsLostAPlayerDefendsAsNormal() {
    Scene scene = kill(doomed(Given.advanced(2)).hand(TWO, "rs-1").scene());
    assertThat(scene.phase()).isEqualTo(new Phase.DefenceWindow(TWO));
    assertThat(scene.legal(TWO)).hasSize(2);
  }

  @Rule("BF-WIN-01")
  @Test
  void withoutALossNothingEnds() {
    Scene scene = doomed(Given.advanced(2)).scene().does(new PassAttack(ONE));
    assertThat(scene.events(GameEnded.class)).isEmpty();
  }

  /** ONE may destroy the last ship in TWO's Screen. */
  private static Given doomed(Given given) {
    return given
        .hand(ONE, "ph1-2-1")
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-e4")
        .damage("kli-e4", ALL);
  }

  private static Given lastTurn(Given given) {
    return given.gameTurn(200).phases(new Phase.Discard(TWO, true, false));
  }

  private static Scene kill(Scene scene) {
    return Attacks.phaser(scene, ONE, "fed-ca", "kli-e4", "ph1-2-1");
  }

  private static Outcome outcome(Scene scene) {
    return Scene.GAME.outcome(scene.state()).orElseThrow();
  }
}
