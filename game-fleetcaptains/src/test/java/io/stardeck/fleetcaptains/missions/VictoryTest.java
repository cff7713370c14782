package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The target score, and how a game ends. */
final class VictoryTest {
  private static final String FOOTHOLD = "mission-foothold-1";
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static FleetAction claim(Scene scene, Seat seat, String mission) {
    return new FreeAction.ClaimMission(
        seat, scene.card(mission), Optional.empty(), Optional.empty());
  }

  @Rule({"FC-OBJ-02", "FC-VIC-01", "FC-D-68", "FC-VIC-03", "FC-VAL-01"})
  @Test
  void whoeverReachesTheTargetWinsAtOnceAndNothingIsLegalAfter() {
    Scene scene =
        Scene.of(Fixture.plain(), builder -> builder.targetScore(6))
            .missions(FED, FOOTHOLD)
            .tile(0, 0, "m-planet-2", FED)
            .tile(0, 1, "m-planet-4", FED)
            .control(0, 0, FED, 1)
            .control(0, 1, FED, 1);
    Scored five = new Scored(ScoreKind.MISSION, Optional.of(scene.card("mission-kill-1")), 5);
    scene.captain(FED, captain -> captain.withScored(five));
    scene.apply(claim(scene, FED, FOOTHOLD));
    FleetFrame.GameOver over = (FleetFrame.GameOver) scene.state().top();
    assertThat(over.outcome().winners()).containsExactly(FED);
    assertThat(scene.legal(FED)).isEmpty();
    assertThat(scene.refused(new FreeAction.EndTurn(FED))).containsExactly("FC-VIC-03");
  }

  @Rule({"FC-X-64", "FC-VIC-04", "FC-D-70"})
  @Test
  void afterTheLastTurnTheHigherScoreWinsAndEqualOnesDraw() {
    for (int klingon : new int[] {6, 7}) {
      Scene scene = Scene.standard().table(table -> table.withTurn(200));
      assertThat(scene.table().config().turns()).isEqualTo(200);
      Scene last = Scene.of(scene.state()).table(table -> table.withTurn(199));
      assertThat(last.apply(new FreeAction.EndTurn(FED)).decider()).isEqualTo(KLI);
      scene.captain(
          FED, each -> each.withScored(new Scored(ScoreKind.EFFECT, Optional.empty(), 6)));
      scene.captain(
          KLI, each -> each.withScored(new Scored(ScoreKind.EFFECT, Optional.empty(), klingon)));
      scene.apply(new FreeAction.EndTurn(FED));
      FleetFrame.GameOver over = (FleetFrame.GameOver) scene.state().top();
      assertThat(over.outcome().winners().contains(KLI)).isEqualTo(klingon == 7);
      assertThat(over.outcome().winners()).hasSize(klingon == 7 ? 1 : 0);
    }
  }

  @Rule({"FC-D-69", "FC-D-68"})
  @Test
  void theFirstToScoreWinsThoughTheOtherWouldFollow() {
    Scene scene = Scene.of(Fixture.plain(), builder -> builder.targetScore(6));
    Scored six = new Scored(ScoreKind.EFFECT, Optional.empty(), 6);
    scene.change(
        play -> {
          Scores.score(play, FED, six);
          Scores.score(play, KLI, six);
        });
    assertThat(scene.table().captain(KLI).score()).isZero();
    assertThat(((FleetFrame.GameOver) scene.state().top()).outcome().winners())
        .containsExactly(FED);
  }

  @Rule({"FC-OBJ-03", "FC-OBJ-04", "FC-OBJ-05", "FC-D-05"})
  @Test
  void theTargetFixesFleetsAndActions() {
    FleetConfig standard = FleetConfig.builder().build();
    assertThat(standard.targetScore()).isEqualTo(10);
    assertThat(standard.actionLimit()).isEqualTo(3);
    Scene scene = Scene.of(Fixture.plain(), builder -> builder.targetScore(16));
    assertThat(scene.table().captain(FED).fleetLimit()).isEqualTo(16);
    assertThat(scene.table().config().actionLimit()).isEqualTo(5);
  }
}
