package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import org.junit.jupiter.api.Test;

/** The prompts of phases and windows: each says what may be done there. */
class PromptsTest {
  private static final Explore EXPLORE = new Explore(ONE);

  @Test
  void aTurnBeginsWithAnActionOrATrashedCard() {
    assertThat(prompt(Given.exploration(2).phases(new TurnStart(ONE)).scene()))
        .isEqualTo("Your turn: act, or trash a card and end it");
    assertThat(prompt(Given.exploration(2).scene())).isEqualTo("Your Action Phase");
    assertThat(prompt(team(2).scene())).isEqualTo("Act, or agree to end the turn of the team");
  }

  @Test
  void aWindowSaysWhatItsCardsArePlayedFor() {
    assertThat(prompt(Given.exploration(2).space("trial").scene().does(EXPLORE)))
        .isEqualTo("Play cards to meet the Goal, then resolve the Event");
    assertThat(prompt(Given.exploration(2).space("p0").scene().does(EXPLORE)))
        .isEqualTo("Play cards, then declare Diplomacy or Combat");
    assertThat(prompt(Given.klingon(2).space("loyal").scene().does(EXPLORE)))
        .isEqualTo("Play cards to reach the stats of the Allied Starship, then resolve");
    assertThat(prompt(team(2).space("stand").scene().does(new AgreeEnd(ONE), new AgreeEnd(TWO))))
        .isEqualTo("Play cards to meet the Goal, or pass");
  }

  @Test
  void inABattleCardsArePlayedUntilAllPassAndDamageIsAssigned() {
    Scene war = Given.exploration(3).space("war").scene().does(EXPLORE);
    assertThat(prompt(war)).isEqualTo("Battle: play a card or pass");
    assertThat(prompt(war.does(new Pass(ONE), new Pass(TWO), new Pass(THREE))))
        .isEqualTo("Choose whom you attack");
  }

  @Test
  void againstACubeTheTeamPlaysCardsAndSharesTheDamage() {
    Scene cube =
        team(3)
            .space("armed-cube")
            .hand(ONE, "probe")
            .scene()
            .does(new PlayCard(ONE, card("probe")));
    assertThat(prompt(cube)).isEqualTo("Battle with a Borg Cube: play cards, or pass");
    assertThat(prompt(cube.does(new Pass(ONE), new Pass(TWO), new Pass(THREE))))
        .isEqualTo("Choose which flagship takes the damage of the Cube");
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
