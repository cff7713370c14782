package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The prompts of phases and windows: each says what may be done there. */
class PromptsTest {
  private static final Explore EXPLORE = new Explore(ONE);

  @Test
  void aTurnBeginsWithAnActionOrATrashedCard() {
    assertThat(prompt(Given.exploration(2).hand(ONE, "c1").phases(new TurnStart(ONE)).scene()))
        .isEqualTo("Your turn: act, or trash a card and end it");
    assertThat(prompt(Given.exploration(2).scene())).isEqualTo("Your Action Phase");
    assertThat(prompt(team(2).hand(ONE, "c1").scene()))
        .isEqualTo("Act, or agree to end the turn of the team");
  }

  @Test
  void aWindowSaysWhatItsCardsArePlayedFor() {
    assertThat(prompt(Given.exploration(2).hand(ONE, "c1").space("trial").scene().does(EXPLORE)))
        .isEqualTo("Play cards to meet the Goal, then resolve the Event");
    assertThat(prompt(Given.exploration(2).hand(ONE, "c1").space("p0").scene().does(EXPLORE)))
        .isEqualTo("Play cards, then declare Diplomacy or Combat");
    assertThat(prompt(Given.klingon(2).hand(ONE, "c1").space("loyal").scene().does(EXPLORE)))
        .isEqualTo("Play cards to reach the stats of the Allied Starship, then resolve");
    Given team = team(2).hand(ONE, "c1").hand(TWO, "c1").space("stand");
    assertThat(prompt(team.scene().does(new AgreeEnd(ONE), new AgreeEnd(TWO))))
        .isEqualTo("Play cards to meet the Goal, or pass");
  }

  @Test
  void inABattleCardsArePlayedUntilAllPassAndDamageIsAssigned() {
    Scene war = Given.exploration(3).hand(ONE, "c1").space("war").scene().does(EXPLORE);
    assertThat(prompt(war)).isEqualTo("Battle: play a card or pass");
    assertThat(prompt(war.does(new Pass(ONE), new Pass(TWO), new Pass(THREE))))
        .isEqualTo("Choose whom you attack: you deal 3");
  }

  @Test
  void againstACubeTheTeamPlaysCardsAndSharesTheDamage() {
    Scene cube =
        team(3)
            .space("armed-cube")
            .hand(ONE, "probe", "c1")
            .scene()
            .does(new PlayCard(ONE, card("probe")));
    assertThat(prompt(cube)).isEqualTo("Battle with a Borg Cube: play cards, or pass");
    Scene hit = cube.does(new Pass(ONE), new Pass(TWO), new Pass(THREE));
    assertThat(prompt(hit))
        .isEqualTo("Choose which flagship takes the damage of the Cube: 11 left");
    assertThat(prompt(hit.does(new AssignCube(ONE, TWO))))
        .isEqualTo("Choose which flagship takes the damage of the Cube: 3 left");
  }

  @Rule({"DB-PVP-02", "DB-BOR-18", "DB-BOR-24", "DB-CUB-06"})
  @Test
  void whoHasPassedOrAgreedIsSaidToThoseWhoHaveNot() {
    Scene war = Given.exploration(3).hand(THREE, "c1").space("war").scene().does(EXPLORE);
    Scene passed = war.does(new Pass(ONE), new Pass(TWO));
    assertThat(prompt(passed))
        .isEqualTo("Battle: play a card or pass (passed in succession: 2 of 3)");
    assertThat(prompt(passed.does(new PlayCard(THREE, card("c1")))))
        .isEqualTo("Battle: nothing can be played, pass");
    Scene team = team(3).hand(THREE, "c1").scene().does(new AgreeEnd(ONE), new AgreeEnd(TWO));
    assertThat(prompt(team))
        .isEqualTo("Act, or agree to end the turn of the team (agreed: seat 1, seat 2)");
    Scene window =
        team(2)
            .hand(TWO, "c1")
            .space("stand")
            .scene()
            .does(new AgreeEnd(ONE), new AgreeEnd(TWO), new Pass(ONE));
    assertThat(prompt(window)).isEqualTo("Play cards to meet the Goal, or pass (passed: seat 1)");
    Scene cube = team(2).space("armed-cube").hand(ONE, "probe").hand(TWO, "c1").scene();
    assertThat(prompt(cube.does(new PlayCard(ONE, card("probe")), new Pass(ONE))))
        .isEqualTo("Battle with a Borg Cube: play cards, or pass (passed: seat 1)");
  }

  @Rule("DB-GEN-10")
  @Test
  void aWindowInWhichNothingCanBePlayedSaysSo() {
    assertThat(prompt(Given.exploration(2).hand(ONE, "set").space("trial").scene().does(EXPLORE)))
        .isEqualTo("Nothing can be played: resolve the Event");
    assertThat(prompt(Given.klingon(2).space("loyal").scene().does(EXPLORE)))
        .isEqualTo("Nothing can be played to reach the stats of the Allied Starship: resolve");
    assertThat(prompt(team(2).space("stand").scene().does(new AgreeEnd(ONE), new AgreeEnd(TWO))))
        .isEqualTo("Nothing can be played to meet the Goal: pass");
    assertThat(prompt(Given.exploration(3).space("war").scene().does(EXPLORE)))
        .isEqualTo("Battle: nothing can be played, pass");
    Scene cube = team(3).space("armed-cube").hand(ONE, "probe").scene();
    assertThat(prompt(cube.does(new PlayCard(ONE, card("probe")))))
        .isEqualTo("Battle with a Borg Cube: nothing can be played, pass");
  }

  @Rule({"DB-SHP-04", "DB-SHP-06"})
  @Test
  void theWindowOfAShipNamesDiplomacyOnlyWhereItMayBeDeclared() {
    assertThat(prompt(Given.exploration(2).space("p0").scene().does(EXPLORE)))
        .isEqualTo("Nothing can be played: declare Diplomacy or Combat");
    assertThat(prompt(Given.exploration(2).space("hunter").scene().does(EXPLORE)))
        .isEqualTo("Nothing can be played: declare Combat");
    assertThat(prompt(Given.exploration(2).hand(ONE, "c1").space("mute").scene().does(EXPLORE)))
        .isEqualTo("Play cards, then declare Combat");
  }

  @Rule("DB-TRP-05")
  @Test
  void aTurnNamesNothingThatCannotBeDone() {
    assertThat(prompt(Given.exploration(2).phases(new TurnStart(ONE)).scene()))
        .isEqualTo("Your turn: act, or end it");
  }

  private static Given team(int players) {
    return Given.borg(players).phases(new TeamAction(ONE, Gathering.of(Seat.first(players))));
  }

  /** What the one who decides, or the first of them, is asked. */
  private static String prompt(Scene scene) {
    Seat seat = Scene.GAME.toAct(scene.state()).get(0);
    return Scene.GAME.prompt(scene.view(seat)).text();
  }
}
