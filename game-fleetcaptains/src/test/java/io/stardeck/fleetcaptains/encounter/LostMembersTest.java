package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.internal.state.StateFaults;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Ships that are destroyed in the midst of a maneuver ({@code FC-D-27, FC-D-32}). */
final class LostMembersTest {
  private static final String COURSE = "mission-warp-experiment-1";

  /** Yosemite, at red, and Equinox enter a tile that damages both. */
  private static Scene mined() {
    Fixture fixture =
        Fixture.standard()
            .with("missions", COURSE, "{'objective':{'kind':'COURSE','legs':[{'cost':1}]}}")
            .with("locations", "k-planet-1", "{'onExploring':[{'do':'DEAL_DAMAGE','amount':1}]}");
    Scene scene = Met.beside("", fixture).fleet(FED, "yosemite", "equinox").missions(FED, COURSE);
    scene.at("yosemite", 0, 0).at("equinox", 0, 0).onTop("stellar-pulse").dice(1);
    scene.ship("yosemite", ship -> ship.withAlert(Alert.RED).withSetting(0));
    return scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yosemite")),
        new FreeAction.JoinTaskForce(FED, scene.card("equinox")),
        new FreeAction.Step(FED, scene.space(0, 1)));
  }

  @Rule("FC-D-27")
  @Test
  void aMemberThatIsDestroyedLeavesTheTaskForceBeforeAnythingElseIsDecided() {
    Scene scene = mined();
    assertThat(scene.asks(FleetFrame.ChooseSetting.class)).isTrue();
    scene.change(
        play ->
            assertThat(Objects.requireNonNull(Maneuvers.open(play)).ships())
                .containsExactly(scene.card("equinox")));
    assertThat(StateFaults.of(scene.state())).isEmpty();
  }

  @Rule({"FC-D-75", "FC-D-27"})
  @Test
  void theManeuverCountsForTheCoursesOfTheMembersThatAreLeft() {
    Scene scene = mined();
    scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    CardId equinox = scene.card("equinox");
    assertThat(scene.state().secrets().get(0).legs(equinox, scene.card(COURSE))).isEqualTo(1);
  }

  @Rule("FC-D-27")
  @Test
  void theManeuverOfAShipThatTheFreeAttackDestroysIsOverBeforeItsAttackerClaimsAMission() {
    Scene scene = Plain.scene().fleet(FED, "yosemite", "yeager").fleet(KLI, "bortas");
    scene.missions(FED).missions(KLI, "mission-kill-1").hand(FED).hand(KLI);
    scene.tile(0, 0, "dead-space-1", FED).at("yosemite", 0, 0).at("bortas", 0, 0);
    scene.ship("yosemite", ship -> ship.withAlert(Alert.RED).withSetting(0).withAdjusted(true));
    scene.dice(1, 6).apply(new FreeAction.StartManeuver(FED, scene.card("yosemite")));
    scene.dice(6, 1);
    scene.apply(new Answer.MakeFreeAttack(KLI, scene.card("bortas"), scene.card("yosemite")));
    scene.passTest();
    assertThat(scene.table().ship(scene.card("yosemite"))).isNull();
    assertThat(scene.asks(FleetFrame.ClaimWindow.class)).isTrue();
    scene.change(play -> assertThat(Maneuvers.open(play)).isNull());
    assertThat(StateFaults.of(scene.state())).isEmpty();
  }
}
