package io.stardeck.fleetcaptains.tests;

import static io.stardeck.fleetcaptains.scene.Acts.attack;
import static io.stardeck.fleetcaptains.scene.Acts.attempt;
import static io.stardeck.fleetcaptains.scene.Acts.pass;
import static io.stardeck.fleetcaptains.scene.Acts.play;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a card makes hold for the test that it is played in (section 1.4). */
final class ImposedForATestTest {
  private static final String MISSION = "mission-geological-survey-1";
  private static final String MINE = "engine-improvements-1";
  private static final String THEIRS = "way-of-the-warrior-1";
  private static final String TWO_DICE =
      "{'does':'ROLL_EXTRA_DIE','filter':{'kinds':[],'systems':[]},'keep':'HIGH'}";

  private static Fixture fixture(String standing) {
    String face =
        "{'timing':'TEST','effects':[{'do':'IMPOSE','until':'THIS_TEST','standing':%s}]}"
            .formatted(standing);
    String objective =
        "{'objective':{'kind':'TEST','system':'SENSORS','level':20,'at':{},"
            + "'cooperative':false,'ships':1}}";
    return Fixture.standard()
        .face(MINE, face)
        .face(THEIRS, face)
        .with("ships", "venture", "{'standing':[],'abilities':[]}")
        .with("missions", MISSION, objective);
  }

  private static Scene scene(String standing) {
    return Scene.of(
            fixture(standing).set(), config -> config, "engine-improvements", "way-of-the-warrior")
        .fleet(FED, "venture")
        .fleet(KLI, "groth")
        .tile(0, 0, "barren-world-1", FED)
        .at("venture", 0, 0)
        .at("groth", 0, 0)
        .dial("venture", 7, 9, 7, 9)
        .missions(FED, MISSION)
        .hand(FED, MINE)
        .hand(KLI, THEIRS);
  }

  @Rule({"FC-D-21", "FC-TST-06"})
  @Test
  void aRatingThatIsImposedCountsInTheTest() {
    Scene scene = scene("{'does':'MODIFY_RATING','amount':4,'context':'ALWAYS'}");
    scene.apply(attempt(scene, "venture", MISSION), play(scene, MINE)).dice(1).apply(pass(scene));
    assertThat(scene.told()).contains(new ShipEvent.TestEnded(false, 9 + 4 + 1, 20));
    scene = scene("{'does':'MODIFY_RATING','system':'SHIELDS','amount':4,'context':'ALWAYS'}");
    scene.apply(attack(scene, "venture", "groth"), pass(scene));
    scene.apply(play(scene, THEIRS)).dice(1, 1).passTest();
    assertThat(scene.told()).contains(new ShipEvent.TestEnded(false, 7 + 1, 6 + 4 + 1));
  }

  @Rule({"FC-TST-05", "FC-TST-10"})
  @Test
  void aDieIsChangedByWhoRollsOneAlone() {
    Scene scene = scene(TWO_DICE);
    scene.apply(attempt(scene, "venture", MISSION));
    assertThat(scene.refused(play(scene, MINE))).isEmpty();
    scene.apply(pass(scene));
    assertThat(scene.refused(play(scene, THEIRS))).containsExactly("FC-D-66");
    scene = scene(TWO_DICE);
    scene.ship(
        "venture", ship -> ship.withTokens(new SystemToken(ShipSystem.SENSORS, Optional.empty())));
    scene.apply(attempt(scene, "venture", MISSION));
    assertThat(scene.refused(play(scene, MINE))).containsExactly("FC-TST-10");
  }

  @Rule("FC-CRD-02")
  @Test
  void whatWouldMeanNothingInATestIsAFaultOfTheSet() {
    assertThatThrownBy(() -> fixture("{'does':'NO_EVASION'}").set())
        .isInstanceOf(FaultException.class)
        .hasMessageContaining("effects[0].standing");
  }
}
