package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.rule.SystemTestRulesTest.attempt;
import static io.stardeck.fleetcaptains.rule.SystemTestRulesTest.noCards;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What happens is told with the rule that it stems from. */
final class RulesToldTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static List<String> rules(Iterable<Event> events, Class<? extends GameEvent> kind) {
    List<String> rules = new ArrayList<>();
    for (Event event : events) {
      if (kind.isInstance(event.what())) {
        rules.add(event.rule().value());
      }
    }
    return rules;
  }

  @Rule({"FC-FLT-06", "FC-FLT-07", "FC-FLT-08"})
  @Test
  void aShipThatIsDrawnJoinsOrIsPutAsideOrIsTheLast() {
    for (int seed = 0; seed < 20; seed++) {
      var ruling = GAME.setup(FleetConfig.builder().build(), Chance.seeded(seed));
      int sum = 0;
      for (Event event : ruling.events()) {
        if (event.what() instanceof ShipEvent.ShipDrawn drawn && drawn.player().equals(FED)) {
          int size = ruling.state().table().set().ship(drawn.ship()).size();
          sum += drawn.joins() ? size : 0;
          String joins = sum < 10 ? "FC-FLT-06" : "FC-FLT-08";
          assertThat(event.rule().value()).isEqualTo(drawn.joins() ? joins : "FC-FLT-07");
        }
      }
    }
  }

  @Rule({"FC-FLT-12", "FC-D-11"})
  @Test
  void aFirstSettingIsNoneAfterDamage() {
    FleetState state = GAME.setup(FleetConfig.builder().build(), Chance.seeded(1)).state();
    while (!(state.top() instanceof FleetFrame.SetupSettings)) {
      state = GAME.next(state, GAME.legalActions(state, GAME.toAct(state).get(0)).get(0));
    }
    FleetAction first = GAME.legalActions(state, FED).get(0);
    var done = (Ruling.Accepted<FleetState>) GAME.apply(state, first);
    assertThat(rules(done.events(), ShipEvent.DialSet.class)).containsExactly("FC-FLT-12");
  }

  @Rule({"FC-TST-07", "FC-TST-08"})
  @Test
  void aTestThatNeedsNoDieIsPassedByARuleOfItsOwn() {
    for (int level = 9; level <= 10; level++) {
      Scene scene = SystemTestRulesTest.scene(level, 0).at("venture", 0, 0);
      attempt(scene.dial("venture", 7, 9, 7, 9), "venture").dice(6);
      noCards(scene);
      assertThat(rules(scene.events(), ShipEvent.TestEnded.class))
          .containsExactly(level == 9 ? "FC-TST-08" : "FC-TST-07");
    }
  }

  /** Reliant is on its way, and Yeager stays behind. */
  private static Scene underWay() {
    Scene scene =
        Scene.standard()
            .fleet(FED, "reliant", "yeager")
            .fleet(KLI, "groth")
            .tile(0, 0, "dead-space-1", FED)
            .tile(0, 1, "dead-space-2", FED)
            .at("reliant", 0, 0)
            .at("yeager", 0, 0);
    return scene.apply(start(scene, "reliant"), step(scene, 0, 1));
  }

  @Rule({"FC-MOV-08", "FC-MOV-11", "FC-MOV-13", "FC-MOV-14"})
  @Test
  void aManeuverEndsByTheRuleOfWhatEndsIt() {
    ends(scene -> stop(scene), ManeuverEnd.STOPPED, "FC-MOV-08");
    ends(scene -> exert(scene, "yeager"), ManeuverEnd.ACTION, "FC-MOV-11");
    ends(scene -> adjust(scene, "yeager", 1), ManeuverEnd.ADJUSTMENT, "FC-MOV-13");
    ends(scene -> start(scene, "yeager"), ManeuverEnd.OTHER, "FC-MOV-14");
  }

  private static void ends(Function<Scene, FleetAction> deed, ManeuverEnd reason, String rule) {
    Scene scene = underWay();
    scene.apply(deed.apply(scene));
    assertThat(scene.told()).contains(new BoardEvent.ManeuverEnded(FED, 0, reason));
    assertThat(rules(scene.events(), BoardEvent.ManeuverEnded.class)).containsExactly(rule);
  }
}
