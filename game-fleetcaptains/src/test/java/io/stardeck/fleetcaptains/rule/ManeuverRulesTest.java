package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Maneuvers, command posts and task forces. */
final class ManeuverRulesTest {
  private static Scene scene() {
    return Scene.standard().fleet(FED, "reliant", "yeager").fleet(KLI, "groth", "somraw");
  }

  /** The board of the movement example. */
  private static Scene example() {
    return scene()
        .tile(0, 0, "m-planet-1", FED)
        .tile(-1, 1, "dead-space-1", FED)
        .tile(-2, 1, "dead-space-2", FED)
        .tile(-1, 0, "supergiant-1", FED)
        .tile(0, -1, "k-nebula-1", FED)
        .hidden(-2, 0, "dead-space-3")
        .hidden(0, -2, "dead-space-4")
        .at("reliant", 0, 0)
        .dial("reliant", 4, 3, 9, 4);
  }

  private static boolean goes(Scene scene, int q, int r) {
    return scene.refused(step(scene, q, r)).isEmpty();
  }

  @Rule({
    "FC-X-10",
    "FC-MOV-04",
    "FC-MOV-05",
    "FC-MOV-06",
    "FC-MOV-12",
    "FC-D-23",
    "FC-D-80",
    "FC-I-10"
  })
  @Test
  void aPassedTileCostsItsSectorSizeAndTheLastOne1() {
    Scene scene = example();
    scene.apply(start(scene, "reliant"));
    assertThat(goes(scene, -1, 1) && goes(scene, 0, -1) && goes(scene, -1, 0)).isTrue();
    scene.apply(step(scene, -1, 1));
    assertThat(goes(scene, -2, 1)).isTrue();
    scene.apply(step(scene, -2, 1));
    assertThat(goes(scene, -2, 0)).isTrue();
    assertThat(scene.refused(step(scene, 0, 0))).containsExactly("FC-MAP-10");

    scene = example();
    scene.apply(start(scene, "reliant"));
    scene.apply(step(scene, 0, -1));
    assertThat(goes(scene, 0, -2)).isTrue();

    scene = example();
    scene.apply(start(scene, "reliant"));
    scene.apply(step(scene, -1, 0));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("9 + 1 are more than 9").isTrue();
  }

  @Rule({"FC-MOV-07", "FC-MAP-10"})
  @Test
  void aRouteThatCostsMoreThanThePointsIsRefused() {
    Scene scene = example().tile(1, -1, "m-planet-2", FED);
    scene.apply(start(scene, "reliant"));
    scene.apply(step(scene, -1, 1));
    scene.apply(step(scene, -2, 1));
    assertThat(scene.refused(step(scene, -1, 0))).isEmpty();
    scene = example().dial("reliant", 5, 4, 6, 5);
    scene.apply(start(scene, "reliant"));
    scene.apply(step(scene, 0, -1));
    assertThat(goes(scene, 0, -2)).isTrue();
    assertThat(scene.refused(step(scene, -2, 1))).containsExactly("FC-MAP-10");
  }

  @Rule({"FC-X-46", "FC-D-31", "FC-CPT-03", "FC-MOV-07"})
  @Test
  void sixPointsPassATileOfSize6OnlyIntoTheOwnPost() {
    Scene scene =
        scene()
            .tile(0, -2, "j-nebula-1", FED)
            .tile(0, -1, "dead-space-1", FED)
            .at("reliant", 0, -1)
            .dial("reliant", 5, 4, 6, 5);
    scene.apply(start(scene, "reliant"));
    scene.apply(step(scene, 0, -2));
    assertThat(scene.refused(step(scene, 1, -3))).containsExactly("FC-MOV-07");
    scene.apply(step(scene, 0, -3));
    assertThat(scene.ship("reliant").at()).isEqualTo(scene.table().shape().post(FED));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-X-51", "FC-D-24", "FC-MOV-02", "FC-MOV-03", "FC-CPT-03", "FC-SYS-07"})
  @Test
  void withoutPointsAShipGoesOnlyIntoItsPostAndDisabledNotEvenThere() {
    Scene scene =
        Scene.of(
                Fixture.standard()
                    .with(
                        "ships",
                        "reliant",
                        "{'dial':{'white':[{'weapons':4,'sensors':3,'engines':0,'shields':4,'cloaked':false},"
                            + "{'weapons':4,'sensors':3,'engines':-1,'shields':4,'cloaked':false}],"
                            + "'yellow':[{'weapons':1,'sensors':1,'engines':1,'shields':1,'cloaked':false}],"
                            + "'red':[{'weapons':1,'sensors':1,'engines':1,'shields':1,'cloaked':false}]}}")
                    .set())
            .fleet(FED, "reliant")
            .tile(0, -2, "dead-space-1", FED)
            .tile(0, -1, "dead-space-2", FED)
            .at("reliant", 0, -2)
            .dial("reliant", 4, 3, 0, 4);
    scene.apply(start(scene, "reliant"));
    assertThat(scene.legal(FED, FreeAction.Step.class))
        .containsExactly((FreeAction.Step) step(scene, 0, -3));
    scene.apply(stop(scene));
    scene.ship("reliant", ship -> ship.withManeuvered(false)).at("reliant", 0, -1);
    assertThat(scene.refused(start(scene, "reliant"))).containsExactly("FC-MOV-03");
    scene.tile(0, 2, "dead-space-3", FED).at("reliant", 0, 2);
    assertThat(scene.refused(start(scene, "reliant")))
        .as("beside the enemy's post")
        .containsExactly("FC-MOV-03");
    scene.at("reliant", 0, -2).dial("reliant", 4, 3, -1, 4);
    assertThat(scene.refused(start(scene, "reliant"))).containsExactly("FC-MOV-02");
  }

  @Rule({"FC-CPT-01", "FC-CPT-04", "FC-I-13"})
  @Test
  void nobodyEntersTheEnemyPostAndTheOwnOneEndsTheManeuver() {
    Scene scene = scene().tile(0, 2, "dead-space-1", FED).at("reliant", 0, 2);
    scene.apply(start(scene, "reliant"));
    assertThat(scene.refused(step(scene, 0, 3))).containsExactly("FC-CPT-01");
    Scene home = scene().tile(0, -2, "dead-space-1", FED).at("reliant", 0, -2);
    home.apply(start(home, "reliant"), step(home, 0, -3));
    assertThat(home.ship("reliant").at()).isEqualTo(home.table().shape().post(FED));
    assertThat(home.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({
    "FC-D-25",
    "FC-X-05",
    "FC-TRN-02",
    "FC-TRN-03",
    "FC-TRN-04",
    "FC-MOV-14",
    "FC-MOV-11",
    "FC-MOV-13",
    "FC-I-11",
    "FC-MOV-08",
    "FC-ACT-05"
  })
  @Test
  void whateverEndsAManeuverEndsItByItself() {
    Scene scene =
        scene()
            .fleet(FED, "reliant", "yeager", "equinox")
            .tile(0, -2, "dead-space-1", FED)
            .tile(0, -1, "dead-space-2", FED)
            .at("yeager", 0, -1);
    scene.apply(start(scene, "reliant"), step(scene, 0, -2), exert(scene, "yeager"));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.happened()).contains("ManeuverEnded");
    scene.apply(adjust(scene, "reliant", 1), start(scene, "equinox"));
    assertThat(scene.refused(start(scene, "reliant"))).containsExactly("FC-MOV-01");
    assertThat(scene.ship("reliant").adjusted() && scene.ship("equinox").maneuvered()).isTrue();
    assertThat(scene.table().actionsUsed()).isOne();
    assertThat(scene.ship("yeager").acted()).isOne();
    scene.apply(start(scene, "yeager"));
    assertThat(scene.state().table().frames().toList()).hasSize(2);
    scene.apply(adjust(scene, "yeager", 1));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.refused(start(scene, "yeager"))).containsExactly("FC-MOV-01");
    scene.apply(endTurn(scene), new FreeAction.EndTurn(KLI));
    scene.apply(start(scene, "yeager"), exert(scene, "yeager"));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("its own action").isTrue();
  }

  @Rule({"FC-X-11", "FC-MOV-15", "FC-ACT-05", "FC-CMD-04"})
  @Test
  void aShipMayActGetCrewAndAdjustBeforeItManeuvers() {
    Scene scene =
        scene()
            .tile(0, -2, "dead-space-1", FED)
            .at("reliant", 0, -2)
            .hand(FED, "engine-improvements-1");
    scene.apply(exert(scene, "reliant"));
    FleetAction crew =
        new FreeAction.PlayCommand(
            FED, scene.card("engine-improvements-1"), 2, Optional.of(scene.card("reliant")));
    scene.apply(crew);
    if (scene.asks(FleetFrame.Response.class)) {
      scene.apply(new Answer.PassResponse(KLI));
    }
    scene.apply(adjust(scene, "reliant", 1));
    scene.apply(start(scene, "reliant"));
    assertThat(scene.ship("reliant").crew()).hasSize(1);
  }

  @Rule({"FC-TFO-01", "FC-TFO-02", "FC-TFO-03", "FC-I-46", "FC-D-29", "FC-TRN-04", "FC-MOV-08"})
  @Test
  void aTaskForceIsAsFastAsItsSlowestMemberAndStaysTogether() {
    Scene scene =
        scene()
            .fleet(FED, "equinox", "reliant", "yeager")
            .dial("reliant", 5, 4, 6, 5)
            .tile(0, 0, "dead-space-1", FED)
            .tile(0, 1, "dead-space-2", FED)
            .tile(-1, 1, "dead-space-3", FED)
            .at("equinox", 0, 0)
            .at("reliant", 0, 0);
    assertThat(scene.ship("equinox").setting()).isZero();
    scene.apply(start(scene, "equinox"));
    assertThat(scene.refused(join(scene, "yeager"))).containsExactly("FC-TFO-01");
    scene.apply(join(scene, "reliant"), step(scene, 0, 1));
    FleetFrame.Maneuver open = (FleetFrame.Maneuver) scene.state().top();
    assertThat(open.mp()).isEqualTo(6);
    assertThat(scene.ship("equinox").at()).isEqualTo(scene.ship("reliant").at());
    assertThat(scene.refused(join(scene, "yeager"))).containsExactly("FC-MOV-08");
    scene.apply(step(scene, -1, 1));
    assertThat(scene.ship("equinox").at()).isEqualTo(scene.ship("reliant").at());
    assertThat(scene.refused(start(scene, "reliant"))).containsExactly("FC-MOV-01");
  }

  @Rule({"FC-X-66", "FC-D-87"})
  @Test
  void whoIgnoresSectorSizesPaysOneForEachPassedTile() {
    Scene scene =
        Scene.of(
                Fixture.standard()
                    .with("ships", "reliant", "{'standing':[{'does':'IGNORE_SECTOR_SIZE'}]}")
                    .with(
                        "ships",
                        "reliant",
                        "{'dial':{'white':[{'weapons':4,'sensors':3,'engines':4,'shields':4,'cloaked':false}],"
                            + "'yellow':[{'weapons':1,'sensors':1,'engines':1,'shields':1,'cloaked':false}],"
                            + "'red':[{'weapons':1,'sensors':1,'engines':1,'shields':1,'cloaked':false}]}}")
                    .set())
            .fleet(FED, "reliant")
            .tile(0, -2, "dead-space-9", FED)
            .tile(0, -1, "supergiant-1", FED)
            .tile(0, 0, "dead-space-1", FED)
            .tile(0, 1, "j-nebula-1", FED)
            .tile(0, 2, "dead-space-2", FED)
            .tile(-1, 3, "dead-space-3", FED)
            .at("reliant", 0, -2);
    scene.apply(start(scene, "reliant"));
    scene.apply(step(scene, 0, -1));
    scene.apply(step(scene, 0, 0));
    scene.apply(step(scene, 0, 1));
    scene.apply(step(scene, 0, 2));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("no point is left").isTrue();
    assertThat(scene.ship("reliant").at()).isEqualTo(scene.space(0, 2));
  }

  @Rule("FC-D-22")
  @Test
  void aManeuverEndsWhereTheEnginesAreDisabledOnTheWay() {
    String dead =
        "{'standing':[{'does':'MODIFY_RATING','system':'ENGINES','amount':-30,'context':'ALWAYS'}]}";
    Scene scene =
        Scene.of(Fixture.standard().with("locations", "dead-space-2", dead).set())
            .fleet(FED, "reliant", "equinox")
            .tile(0, 0, "dead-space-1", FED)
            .tile(0, 1, "dead-space-2", FED)
            .at("reliant", 0, 0);
    scene.apply(start(scene, "reliant"), step(scene, 0, 1));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("with points for one more tile").isTrue();
    assertThat(scene.ship("reliant").maneuvered()).isTrue();
  }

  @Rule({"FC-D-22", "FC-MOV-03"})
  @Test
  void pointsAreThoseOfTheStartWhateverSlowsTheShipOnTheWay() {
    String slow =
        "{'standing':[{'does':'MODIFY_RATING','system':'ENGINES','amount':-6,'context':'ALWAYS'}]}";
    Scene scene =
        Scene.of(Fixture.standard().with("locations", "dead-space-2", slow).set())
            .fleet(FED, "reliant")
            .tile(0, 0, "dead-space-1", FED)
            .tile(0, 1, "dead-space-2", FED)
            .tile(0, 2, "dead-space-3", FED)
            .at("reliant", 0, 0)
            .dial("reliant", 4, 3, 9, 4);
    scene.apply(start(scene, "reliant"), step(scene, 0, 1), step(scene, 0, 2));
    assertThat(scene.ship("reliant").at()).isEqualTo(scene.space(0, 2));
  }
}
