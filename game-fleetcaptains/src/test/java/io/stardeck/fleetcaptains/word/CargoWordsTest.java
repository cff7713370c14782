package io.stardeck.fleetcaptains.word;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.word.WordsTest.CARD;
import static io.stardeck.fleetcaptains.word.WordsTest.scene;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.internal.state.StateFaults;
import io.stardeck.fleetcaptains.scene.Scene;
import org.junit.jupiter.api.Test;

/** Cargo that words give and take, where a ship is missing. */
final class CargoWordsTest {
  private static final String CARGO = "tribbles-1";

  private static String face(String effects, boolean optional) {
    return "{'asAction':true,'targets':[{'kind':'SHIP','whose':'ENEMY','reach':'HERE','optional':"
        + optional
        + "}],'effects':"
        + effects
        + "}";
  }

  @Rule("FC-D-93")
  @Test
  void nothingIsGivenIfNoShipIsChosen() {
    Scene scene = scene(face("[{'do':'GIVE_CARGO'}]", true)).cargo("venture", CARGO);
    scene.playWithShip(FED, CARD, "venture").apply(new Answer.SkipTarget(FED));
    assertThat(scene.ship("venture").cargo()).containsExactly(scene.card(CARGO));
  }

  @Rule({"FC-D-63", "FC-I-04"})
  @Test
  void aShipThatWasDestroyedTakesAndGivesNothing() {
    for (String word : new String[] {"TAKE_CARGO", "GIVE_CARGO"}) {
      String effects = "[{'do':'DEAL_DAMAGE','amount':1},{'do':'" + word + "'}]";
      Scene scene = scene(face(effects, false)).cargo("groth", CARGO);
      scene.ship("venture", ship -> ship.withAlert(Alert.RED).withSetting(0));
      scene.playWithShip(FED, CARD, "venture");
      assertThat(scene.ship("groth").cargo()).containsExactly(scene.card(CARGO));
      assertThat(StateFaults.of(scene.state())).isEmpty();
    }
  }
}
