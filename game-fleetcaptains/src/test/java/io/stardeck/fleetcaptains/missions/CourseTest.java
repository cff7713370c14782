package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.missions.Assigned.claim;
import static io.stardeck.fleetcaptains.missions.Assigned.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Missions that are carried out by maneuvers ({@code FC-D-75}). */
final class CourseTest {
  private static void course(Scene scene, CardId ship, CardId mission, int legs) {
    scene.change(play -> Tables.secret(play, FED, own -> own.withLegs(ship, mission, legs)));
  }

  @Rule({"FC-D-75", "FC-CPT-04", "FC-D-61"})
  @Test
  void aCourseIsRunByOneShipAndBeginsAnewAtThePost() {
    Scene scene = scene("mission-warp-experiment-1");
    CardId mission = scene.card("mission-warp-experiment-1");
    CardId ship = scene.card("voyager");
    course(scene, ship, mission, 1);
    course(scene, scene.card("venture"), mission, 1);
    FleetAction claim =
        new FreeAction.ClaimMission(FED, mission, Optional.of(ship), Optional.empty());
    assertThat(scene.refused(claim)).containsExactly("FC-MSN-01");
    course(scene, ship, mission, 2);
    assertThat(scene.refused(claim)).isEmpty();
    scene.tile(0, -2, "dead-space-1", FED).at("voyager", 0, -2);
    int post = scene.table().shape().post(FED);
    scene.apply(new FreeAction.StartManeuver(FED, ship), new FreeAction.Step(FED, post));
    assertThat(scene.state().secrets().get(0).legs(ship, mission)).isZero();
    assertThat(scene.refused(claim)).containsExactly("FC-MSN-01");
  }

  @Rule("FC-D-75")
  @Test
  void theLegsOfACourseAreRunOneAfterTheOtherByManeuversThatMove() {
    String legs = "{'objective':{'kind':'COURSE','legs':[{'cost':1},{'cost':2}]}}";
    String id = "mission-warp-experiment-1";
    Scene scene = scene(Fixture.standard().with("missions", id, legs), id);
    CardId ship = scene.card("voyager");
    CardId mission = scene.card(id);
    scene.tile(0, 0, "dead-space-1", FED).tile(0, 1, "dead-space-2", FED).at("voyager", 0, 0);
    scene.ship("voyager", each -> each.withAdjusted(true)).dial("voyager", -1, 10, 9, 9);
    FleetAction start = new FreeAction.StartManeuver(FED, ship);
    scene.apply(start, new FreeAction.EndManeuver(FED));
    assertThat(legs(scene, ship, mission)).as("it stood").isZero();
    for (int leg = 1; leg <= 2; leg++) {
      again(scene);
      scene.apply(start, new FreeAction.Step(FED, scene.space(0, leg % 2)));
      scene.apply(new FreeAction.EndManeuver(FED));
      assertThat(legs(scene, ship, mission)).as("one point spent").isOne();
    }
    again(scene);
    scene.at("voyager", 0, 0).apply(start, new FreeAction.Step(FED, scene.space(0, 1)));
    scene.apply(new FreeAction.Step(FED, scene.space(0, 0)), new FreeAction.EndManeuver(FED));
    assertThat(legs(scene, ship, mission)).as("two points spent").isEqualTo(2);
  }

  private static void again(Scene scene) {
    scene.ship("voyager", each -> each.withManeuvered(false));
  }

  private static int legs(Scene scene, CardId ship, CardId mission) {
    return scene.state().secrets().get(0).legs(ship, mission);
  }

  @Rule({"FC-D-75", "FC-MSN-01"})
  @Test
  void aLegAtAPlaceIsRunByAManeuverThatEndsThere() {
    String id = "mission-long-patrol-2"; // a planet, a nebula, a star
    Scene scene = scene(id).at("voyager", 0, 1).tile(0, 2, "m-planet-4", FED);
    CardId ship = scene.card("voyager");
    CardId mission = scene.card(id);
    int[] rows = {0, 1, 0};
    int[] run = {0, 1, 2};
    for (int i = 0; i < rows.length; i++) {
      again(scene);
      scene.apply(
          new FreeAction.StartManeuver(FED, ship),
          new FreeAction.Step(FED, scene.space(0, rows[i])));
      scene.apply(new FreeAction.EndManeuver(FED));
      assertThat(legs(scene, ship, mission)).as("maneuver %s", i).isEqualTo(run[i]);
    }
  }
}
