package io.stardeck.fleetcaptains.repair;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Ships of the reserve that are called ({@code FC-RNF, FC-D-50}). */
final class ReinforcementTest {
  private static FleetAction call(Scene scene, String ship, int setting) {
    return new ShipAction.Reinforce(FED, scene.card(ship), setting);
  }

  /** A fleet of 6 of 11. */
  private static Scene six() {
    return Scene.standard()
        .fleet(FED, "voyager", "reliant", "sutherland")
        .change(
            play ->
                Damage.take(
                    play, play.state().table().set().card("sutherland"), 3, Optional.empty()));
  }

  @Rule({
    "FC-X-28",
    "FC-RNF-01",
    "FC-RNF-05",
    "FC-RNF-04",
    "FC-RNF-06",
    "FC-I-06",
    "FC-D-50",
    "FC-ALR-05",
    "FC-I-01",
    "FC-FLT-12",
    "FC-ORD-01",
    "FC-D-51"
  })
  @Test
  void aShipOfTheReserveIsCalledIfItFits() {
    Scene scene = six();
    int missions = scene.state().zones().size(Places.missionDeck(FED));
    assertThat(scene.refused(call(scene, "enterprise-e", 0))).containsExactly("FC-RNF-05");
    scene.apply(call(scene, "prometheus", 1));
    assertThat(scene.told())
        .containsExactly(
            new ShipEvent.ShipReinforced(FED, scene.card("prometheus")),
            new ShipEvent.DialSet(scene.card("prometheus"), 1));
    assertThat(scene.ship("prometheus").setting()).isEqualTo(1);
    assertThat(scene.ship("prometheus").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.ship("prometheus").at()).isEqualTo(scene.table().shape().post(FED));
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
    assertThat(scene.state().zones().size(Places.missionDeck(FED)))
        .as("the mission deck is that of the starting fleet")
        .isEqualTo(missions);
    assertThat(Fleets.total(scene.table(), FED)).isEqualTo(11);
    assertThat(scene.refused(call(scene, "yeager", 0))).containsExactly("FC-RNF-01");
    assertThat(scene.refused(call(scene, "prometheus", 0))).containsExactly("FC-RNF-04");
    assertThat(scene.refused(new ShipAction.ExertInfluence(FED, scene.card("prometheus"))))
        .containsExactly("FC-INF-02");
  }

  @Rule({"FC-X-28", "FC-RNF-06", "FC-ACT-03"})
  @Test
  void severalAreCalledInOneTurnEachByAnAction() {
    Scene scene = six();
    scene.apply(call(scene, "excelsior", 0), call(scene, "equinox", 0), call(scene, "yeager", 0));
    assertThat(scene.table().actionsUsed()).isEqualTo(3);
    assertThat(scene.refused(call(scene, "defiant", 0))).contains("FC-ACT-04");
  }

  @Rule({"FC-MOV-11", "FC-D-50"})
  @Test
  void aReinforcementIsAnActionAndEndsTheOpenManeuver() {
    Scene scene = six();
    scene.apply(new FreeAction.StartManeuver(FED, scene.card("voyager")));
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    scene.apply(call(scene, "prometheus", 1));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-FLT-12", "FC-D-70", "FC-D-50"})
  @Test
  void withoutAnyShipReinforcementIsPossibleOnAnUncloakedWhiteSetting() {
    Scene scene = Scene.standard().fleet(FED);
    assertThat(scene.refused(call(scene, "defiant", 4))).containsExactly("FC-FLT-12");
    scene.apply(call(scene, "defiant", 0));
    assertThat(scene.table().captain(FED).fleet()).hasSize(1);
    Scene enemy = Scene.standard().fleet(KLI);
    enemy.apply(new FreeAction.EndTurn(FED));
    assertThat(enemy.decider()).as("nobody is eliminated").isEqualTo(KLI);
  }

  @Rule({"FC-RNF-03", "FC-CRD-05", "FC-I-07"})
  @Test
  void code47MakesTheFleetLargerAsLongAsItLies() {
    Scene scene =
        Scene.of(Fixture.plain(), builder -> builder, "fleet-reserve")
            .fleet(FED, "venture")
            .hand(FED, "fleet-reserve-5");
    scene.play(FED, "fleet-reserve-5");
    assertThat(scene.told())
        .contains(
            new CardEvent.CardAttached(
                scene.card("fleet-reserve-5"),
                Optional.empty(),
                Optional.empty(),
                Optional.of(FED)),
            new GameProgress.FleetLimitChanged(FED, 11));
    assertThat(Fleets.limit(scene.table(), FED)).isEqualTo(11);
    assertThat(scene.table().captain(FED).staying()).containsExactly(scene.card("fleet-reserve-5"));
  }
}
