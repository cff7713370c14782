package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is chosen of a card comes to something, as far as that lies open. */
@Rule("FC-VAL-05")
final class PossibleChoicesTest {
  @Test
  void controlIsPlacedOrTakenFromTheEnemyWhereThereIsSome() {
    String control = "{'do':'PLACE_CONTROL','amount':1}";
    assertOffered(control, scene -> scene);
    assertNotOffered(control, scene -> spent(scene.control(0, 0, FED, 1)));
    assertOffered(control, scene -> spent(scene.control(0, 0, KLI, 1)));
    assertNotOffered(control, scene -> scene.at("venture", 1, -1));
  }

  @Test
  void anAlertLevelIsRepairedUnlessItIsTheBest() {
    String repair = "{'do':'REPAIR_ALERT'}";
    assertOffered(repair, scene -> scene.ship("venture", ship -> ship.withAlert(Alert.YELLOW)));
    assertNotOffered(repair, scene -> scene);
  }

  @Test
  void aCardIsDrawnIfThereIsOneOrTheDiscardsMakeANewDeck() {
    String draw = "{'do':'DRAW_COMMAND','amount':1}";
    assertOffered(draw, scene -> scene);
    assertNotOffered(draw, PossibleChoicesTest::exhausted);
    assertOffered(
        draw,
        scene ->
            exhausted(
                scene
                    .change(
                        play -> Cards.DEALER.top(play, Places.deck(FED)).to(Places.discards(FED)))
                    .captain(FED, captain -> captain.withOldDiscards(1))));
  }

  @Test
  void crewIsDiscardedIfThereIsSome() {
    String crew = "{'do':'DISCARD_CREW','amount':1,'chooser':'OWNER'}";
    assertOffered(crew, scene -> scene.crew("venture", WordsTest.CARD.replace("-1", "-4")));
    assertNotOffered(crew, scene -> scene);
  }

  @Test
  void whatIsTakenAwayOrFilledIsThereOrIsMissing() {
    String hand = "{'do':'DISCARD_COMMAND','who':'OPPONENT','amount':1,'chooser':'RANDOM'}";
    assertOffered(
        hand,
        scene ->
            scene.change(play -> Cards.DEALER.top(play, Places.deck(KLI)).to(Places.hand(KLI))));
    assertNotOffered(hand, scene -> scene.hand(KLI));
    String mission = "{'do':'DRAW_MISSION'}";
    String[] three = {"mission-foothold-1", "mission-kill-1", "mission-colony-1"};
    assertOffered(mission, scene -> scene);
    assertNotOffered(mission, scene -> scene.missions(FED, three));
    String raze = "{'do':'DESTROY_INSTALLATION'}";
    assertOffered(raze, scene -> scene.installation(0, 0, InstallationKind.OUTPOST));
    assertNotOffered(raze, scene -> scene);
    String control = "{'do':'REMOVE_CONTROL','amount':1}";
    assertOffered(control, scene -> scene.control(0, 0, KLI, 1));
    assertNotOffered(control, scene -> scene);
    String token = "{'do':'REMOVE_SYSTEM_TOKEN','system':'ENGINES'}";
    SystemToken engines = new SystemToken(ShipSystem.ENGINES, Optional.empty());
    SystemToken weapons = new SystemToken(ShipSystem.WEAPONS, Optional.empty());
    assertOffered(token, scene -> scene.ship("venture", ship -> ship.withTokens(engines)));
    assertNotOffered(token, scene -> scene.ship("venture", ship -> ship.withTokens(weapons)));
  }

  @Test
  void oneWordThatComesToSomethingIsEnough() {
    assertOffered("{'do':'REPAIR_ALERT'},{'do':'GAIN_VP','amount':2}", scene -> scene);
    assertOffered("", scene -> scene);
  }

  private static void assertOffered(String first, UnaryOperator<Scene> laid) {
    Scene scene = played(first, laid);
    assertThat(scene.legal(FED, Answer.ChooseOption.class)).hasSize(2);
    scene.apply(new Answer.ChooseOption(FED, new Pick.Nth(1)));
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
  }

  /** What is left is chosen by itself, as nobody could choose otherwise. */
  private static void assertNotOffered(String first, UnaryOperator<Scene> laid) {
    Scene scene = played(first, laid);
    assertThat(scene.legal(FED, Answer.ChooseOption.class)).isEmpty();
    assertThat(scene.table().captain(FED).score()).isEqualTo(1);
  }

  private static Scene played(String first, UnaryOperator<Scene> laid) {
    return laid.apply(
            WordsTest.scene(
                "{'asAction':true,'effects':[{'do':'CHOOSE','by':'SELF','options':["
                    + "{'label':'first','effects':["
                    + first
                    + "]},{'label':'second','effects':[{'do':'GAIN_VP','amount':1}]}]}]}"))
        .playWithShip(FED, WordsTest.CARD, "venture");
  }

  /** All control tokens of the fleet are spent elsewhere. */
  private static Scene spent(Scene scene) {
    return scene.control(1, 0, FED, Fleets.controlLeft(scene.table()));
  }

  /** No card in the deck and none that was discarded before. */
  private static Scene exhausted(Scene scene) {
    return scene.change(
        play -> {
          while (play.state().zones().size(Places.deck(FED)) > 0) {
            Cards.DEALER.top(play, Places.deck(FED)).to(Places.hand(FED));
          }
        });
  }
}
