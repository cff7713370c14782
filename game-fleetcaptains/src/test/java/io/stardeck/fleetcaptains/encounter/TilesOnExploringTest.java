package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What tiles do to a task force that explores them ({@code FC-LOC-02, FC-D-81}). */
final class TilesOnExploringTest {
  /** Yosemite and Equinox explore a tile together. */
  private static Scene explored(String onExploring) {
    Fixture fixture =
        Fixture.standard()
            .with("locations", "k-planet-1", "{'onExploring':[" + onExploring + "]}")
            .with("encounters", "stellar-pulse", "{'effects':[]}");
    return Met.force("stellar-pulse", fixture);
  }

  @Rule("FC-LOC-02")
  @Test
  void eachShipMakesTheTestOfATileAndSuffersWhatItFails() {
    Scene scene =
        explored(
            "{'do':'TEST','system':'ENGINES','level':9,'together':false,'onPass':[],"
                + "'onFail':[{'do':'DEAL_DAMAGE','amount':1}]}");
    scene.ship("equinox", ship -> ship.withAdjusted(true));
    Set<CardId> tested = new LinkedHashSet<>();
    scene.dice(1, 6);
    while (scene.state().top() instanceof FleetFrame.Test test) {
      tested.addAll(test.test().ships());
      scene.apply(new Answer.PassTestCard(scene.decider()));
      if (scene.asks(FleetFrame.ChooseSetting.class)) {
        scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
      }
    }
    assertThat(tested).containsExactly(scene.card("yosemite"), scene.card("equinox"));
    assertThat(scene.ship("yosemite").alert()).isEqualTo(Alert.YELLOW);
    assertThat(scene.ship("equinox").alert()).isEqualTo(Alert.WHITE);
  }

  @Rule({"FC-LOC-02", "FC-D-32"})
  @Test
  void aTileMovesEachShipAndNoDieIsRolled() {
    Scene scene = explored("{'do':'MOVE_SHIP','to':'OWN_POST'}");
    for (String ship : new String[] {"yosemite", "equinox"}) {
      assertThat(scene.ship(ship).at()).isEqualTo(scene.table().shape().post(FED));
    }
    assertThat(scene.happened()).doesNotContain("EncounterChecked");
  }

  @Rule({"FC-D-81", "FC-LOC-02", "FC-D-32"})
  @Test
  void whatATileBringsToThePlayerOfATaskForceItBringsOnce() {
    String both = "{'do':'DRAW_COMMAND','amount':1},{'do':'PLACE_SYSTEM_TOKEN','system':'ENGINES'";
    String each = ",'amount':-1},{'do':'FOR_EACH','each':'TASK_FORCE','effects':[";
    String token = "{'do':'PLACE_SYSTEM_TOKEN','system':'SENSORS','amount':-1}]}";
    Scene scene = explored(both + each + token);
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(1);
    assertThat(scene.ship("yosemite").tokens()).hasSize(2);
    assertThat(scene.ship("equinox").tokens()).hasSize(2);
    assertThat(scene.happened()).containsSubsequence("SystemTokenPlaced", "EncounterChecked");
  }
}
