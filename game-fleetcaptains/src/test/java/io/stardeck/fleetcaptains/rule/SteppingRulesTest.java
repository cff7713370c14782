package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The steps of a maneuver: what is told of them, what they leave, and what ends them. */
final class SteppingRulesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  /** Reliant with Engines 9 and Yeager with Engines 4 in a row of tiles of size 4. */
  private static Scene scene(Fixture fixture) {
    return Scene.of(
            fixture
                .with("ships", "reliant", "{'standing':[],'abilities':[]}")
                .with("ships", "yeager", "{'standing':[],'abilities':[]}")
                .set())
        .fleet(FED, "reliant", "yeager")
        .fleet(KLI, "groth")
        .tile(0, 0, "dead-space-1", FED)
        .tile(0, 1, "dead-space-2", FED)
        .tile(0, 2, "dead-space-3", FED)
        .at("reliant", 0, 0)
        .at("yeager", 0, 0)
        .dial("reliant", 4, 3, 9, 4)
        .dial("yeager", 3, 6, 4, 3);
  }

  private static Scene scene() {
    return scene(Fixture.standard());
  }

  @Rule({"FC-MOV-01", "FC-TFO-01", "FC-MOV-04", "FC-MOV-12"})
  @Test
  void whoSetsOutWhoJoinsAndWhereTheyComeIsTold() {
    Scene scene = scene();
    scene.apply(start(scene, "reliant"));
    assertThat(scene.told())
        .contains(new BoardEvent.ManeuverStarted(FED, Optional.of(scene.card("reliant")), 0));
    scene.apply(join(scene, "yeager"));
    assertThat(scene.told()).contains(new BoardEvent.TaskForceJoined(FED, scene.card("yeager")));
    scene.apply(step(scene, 0, 1));
    assertThat(scene.told())
        .as("4 and 1 of 4 for the next one")
        .containsExactly(
            new BoardEvent.ShipEntered(
                ImmutableList.of(scene.card("reliant"), scene.card("yeager")),
                0,
                scene.space(0, 1)),
            new BoardEvent.ManeuverEnded(FED, 0, ManeuverEnd.STOPPED));
  }

  @Rule({"FC-MOV-03", "FC-MOV-05", "FC-MOV-07"})
  @Test
  void thePlayerIsToldHowManyPointsAreLeft() {
    Scene scene = scene();
    scene.apply(start(scene, "reliant"));
    assertThat(prompt(scene)).endsWith("; 9 of 9 movement points left");
    scene.apply(step(scene, 0, 1));
    assertThat(prompt(scene)).as("one tile passed").endsWith("; 5 of 9 movement points left");
    scene.apply(step(scene, 0, 2));
    assertThat(prompt(scene)).as("two").endsWith("; 1 of 9 movement points left");
  }

  @Rule({"FC-TFO-01", "FC-D-92"})
  @Test
  void thePlayerIsToldThatAShipMayJoinAsLongAsOneMay() {
    Scene scene = scene();
    scene.apply(start(scene, "reliant"));
    assertThat(prompt(scene)).startsWith("Take a step, let a ship join, or end the maneuver;");
    scene.apply(step(scene, 0, 1));
    assertThat(prompt(scene)).startsWith("Take a step, or end the maneuver;");
    Scene held = scene().at("groth", 0, 0);
    held.apply(start(held, "reliant"));
    assertThat(prompt(held)).isEqualTo("Let a ship join, roll to break away, or end the maneuver");
    held.dice(6, 1).apply(roll(held));
    assertThat(prompt(held)).startsWith("Take a step, or end the maneuver;");
  }

  private static String prompt(Scene scene) {
    return GAME.prompt(GAME.view(scene.state(), scene.decider())).text();
  }

  @Rule({"FC-VAL-04", "FC-MOV-07"})
  @Test
  void aStepIsRefusedOffTheBoardAndWithWhatItWouldCost() {
    Scene scene = scene().tile(0, -2, "j-nebula-1", FED).at("reliant", 0, -1);
    scene.dial("reliant", 5, 4, 6, 5).apply(start(scene, "reliant"));
    assertThat(scene.refused(new FreeAction.Step(FED, 99))).containsExactly("FC-VAL-04");
    assertThat(scene.refused(new FreeAction.Step(FED, -1))).containsExactly("FC-VAL-04");
    scene.apply(step(scene, 0, -2));
    assertThat(GAME.check(scene.state(), step(scene, 1, -3)))
        .singleElement()
        .matches(violation -> violation.text().equals("the route would cost 7 of 6"));
  }

  @Rule({"FC-MOV-02", "FC-D-29"})
  @Test
  void whoCannotManeuverAloneJoinsNoTaskForce() {
    Scene scene = scene();
    scene.apply(start(scene, "reliant"));
    scene.ship(
        "yeager", ship -> ship.withTokens(new SystemToken(ShipSystem.ENGINES, Optional.empty())));
    assertThat(scene.refused(join(scene, "yeager"))).containsExactly("FC-MOV-02");
  }

  @Rule({"FC-MOV-02", "FC-LOC-01", "FC-EXP-06"})
  @Test
  void aTileThatStopsWhoeverEntersEndsTheManeuverAndHoldsNobodyWhoBeginsThere() {
    Scene scene = scene(stopping());
    scene.apply(start(scene, "reliant"), step(scene, 0, 1));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();

    Scene hidden = scene(stopping()).hidden(1, 0, "dead-space-2");
    hidden.apply(start(hidden, "reliant"), step(hidden, 1, 0));
    assertThat(hidden.happened()).contains("TileExplored").doesNotContain("EncounterDrawn");
    assertThat(hidden.asks(FleetFrame.Turn.class)).as("explored just now").isTrue();

    Scene inside = scene(stopping()).at("reliant", 0, 1);
    inside.apply(start(inside, "reliant"), step(inside, 0, 0));
    assertThat(inside.asks(FleetFrame.Maneuver.class)).as("5 points are left").isTrue();
  }

  private static Fixture stopping() {
    String stops = "{'standing':[{'does':'STOP_ON_ENTRY'}]}";
    return Fixture.standard().with("locations", "dead-space-2", stops);
  }

  @Rule({"FC-MOV-04", "FC-MOV-07"})
  @Test
  void theFirstSpaceOfTheBoardIsLeftLikeAnyOther() {
    Scene scene = scene().tile(-2, -1, "dead-space-4", FED).tile(-2, 0, "dead-space-5", FED);
    assertThat(scene.space(-2, -1)).isZero();
    scene.at("reliant", -2, -1).apply(start(scene, "reliant"));
    assertThat(prompt(scene)).endsWith("; 9 of 9 movement points left");
    scene.apply(step(scene, -2, 0));
    assertThat(scene.ship("reliant").at()).isEqualTo(scene.space(-2, 0));
  }

  @Rule({"FC-D-87", "FC-MOV-05"})
  @Test
  void noModifierMakesAPassedTileCostLessThanOne() {
    String less = "{'standing':[{'does':'EXTRA_PASS_COST','amount':-9}]}";
    Scene scene = scene(Fixture.standard().with("locations", "dead-space-2", less));
    scene.apply(start(scene, "reliant"), step(scene, 0, 1), step(scene, 0, 2));
    assertThat(((FleetFrame.Maneuver) scene.state().top()).spent()).isOne();
  }
}
