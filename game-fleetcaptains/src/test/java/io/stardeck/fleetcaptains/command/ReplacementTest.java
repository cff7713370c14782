package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Places;
import org.junit.jupiter.api.Test;

/** What leaves a hand is replaced ({@code FC-CMD-05, FC-D-58}). */
@Rule("FC-D-58")
final class ReplacementTest {
  private static final String CARD = "engine-improvements-1";

  /** A card that makes the Klingon discard two, of a hand of six. */
  private static Scene scene(String chooser) {
    Fixture fixture =
        Fixture.standard()
            .face(
                CARD,
                "{'effects':[{'do':'DISCARD_COMMAND','who':'OPPONENT','amount':2,'chooser':'"
                    + chooser
                    + "'}]}");
    Scene scene = Scene.of(fixture.set(), config -> config, "engine-improvements").hand(FED, CARD);
    scene.change(
        play -> {
          Commands.draw(play, KLI);
          Commands.draw(play, KLI);
        });
    assertThat(hand(scene)).isEqualTo(6);
    return scene.play(FED, CARD);
  }

  private static int hand(Scene scene) {
    return scene.state().zones().size(Places.hand(KLI));
  }

  @Rule("FC-I-28")
  @Test
  void aHandThatIsLargerThanAtTheStartStaysSo() {
    Scene chance = scene("RANDOM");
    assertThat(chance.discards(KLI)).hasSize(2);
    assertThat(hand(chance)).isEqualTo(6);

    Scene chosen = scene("OWNER");
    chosen.apply(chosen.legal(KLI, Answer.ChooseOption.class).get(0));
    assertThat(hand(chosen)).as("the second goes before others come").isEqualTo(5);
    chosen.apply(chosen.legal(KLI, Answer.ChooseOption.class).get(0));
    assertThat(chosen.discards(KLI)).hasSize(2);
    assertThat(hand(chosen)).isEqualTo(6);
  }

  @Rule("FC-CMD-07")
  @Test
  void aDiscardOfTheTurnIsReplacedInALargeHandToo() {
    Scene scene = scene("RANDOM");
    scene.apply(new FreeAction.EndTurn(FED));
    scene.apply(scene.legal(KLI, FreeAction.DiscardCommand.class).get(0));
    assertThat(hand(scene)).isEqualTo(6);
  }

  @Rule("FC-CMD-05")
  @Test
  void aHandThatLostItsLastCardIsFilledToFour() {
    Fixture fixture =
        Fixture.standard()
            .face(
                CARD,
                "{'effects':[{'do':'DISCARD_COMMAND','who':'OPPONENT','amount':2,"
                    + "'chooser':'RANDOM'}]}");
    Scene scene = Scene.of(fixture.set(), config -> config, "engine-improvements").hand(FED, CARD);
    CardId last = scene.state().zones().cards(Places.hand(KLI)).get(0);
    scene.change(
        play -> {
          for (CardId card : play.state().zones().cards(Places.hand(KLI))) {
            if (!card.equals(last)) {
              Cards.DEALER.card(play, Places.hand(KLI), card).under(Places.deck(KLI));
            }
          }
        });
    scene.play(FED, CARD);
    assertThat(scene.discards(KLI)).containsExactly(last);
    assertThat(hand(scene)).isEqualTo(4);
  }

  @Rule({"FC-CMD-05", "FC-I-28"})
  @Test
  void aDiscardWhileACardIsPlayedIsReplacedByOneCard() {
    String discard = "{'do':'DISCARD_COMMAND','who':'SELF','amount':1,'chooser':'RANDOM'}";
    Fixture fixture = Fixture.standard().face(CARD, "{'effects':[" + discard + "]}");
    Scene scene = Scene.of(fixture.set(), config -> config, "engine-improvements").hand(FED, CARD);
    scene.change(play -> Commands.fill(play, FED, 4));
    scene.play(FED, CARD);
    assertThat(scene.discards(FED)).hasSize(2);
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(4);
  }

  @Rule({"FC-D-58", "FC-CMD-05"})
  @Test
  void theCardThatWasPlayedIsReplacedAlsoInAHandThatItsEffectHasFilled() {
    Fixture fixture =
        Fixture.standard().face(CARD, "{'effects':[{'do':'DRAW_COMMAND','amount':5}]}");
    Scene scene = Scene.of(fixture.set(), config -> config, "engine-improvements").hand(FED, CARD);
    scene.play(FED, CARD);
    assertThat(scene.state().zones().size(Places.hand(FED))).as("five and one").isEqualTo(6);
  }
}
