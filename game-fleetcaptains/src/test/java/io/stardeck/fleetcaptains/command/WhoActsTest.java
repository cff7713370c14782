package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Violation;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which ships may play the shipped cards that name them ({@code FC-CMD-03, FC-D-76}). */
final class WhoActsTest {
  private static FleetAction play(Scene scene, String card, String ship) {
    return new FreeAction.PlayCommand(
        scene.decider(), scene.card(card), 0, Optional.of(scene.card(ship)));
  }

  @Rule({"FC-CMD-03", "FC-D-76"})
  @Test
  void aCardOfCloakedShipsIsPlayedByNoOther() {
    for (String card : new String[] {"cloaked-hunters-5", "cloaked-hunters-6"}) {
      Scene scene =
          Scene.of(Fixture.standard().set(), builder -> builder, "cloaked-hunters")
              .fleet(KLI, "korinar", "bortas")
              .missions(KLI)
              .tile(0, 0, "dead-space-1", FED)
              .at("korinar", 0, 0)
              .turnOf(KLI)
              .hand(KLI, card);
      assertThat(scene.refused(play(scene, card, "korinar"))).containsExactly("FC-CMD-03");
      scene.cloaked("korinar");
      assertThat(scene.refused(play(scene, card, "korinar"))).isEmpty();
      assertThat(scene.refused(play(scene, card, "bortas"))).containsExactly("FC-CMD-03");
    }
  }

  @Rule("FC-CMD-03")
  @Test
  void aTreatyIsMadeInAnExploredTile() {
    String card = "diplomatic-corps-4";
    Scene scene =
        Scene.of(Fixture.standard().set(), builder -> builder, "diplomatic-corps")
            .fleet(FED, "venture", "yeager")
            .tile(0, 0, "dead-space-1", FED)
            .at("venture", 0, 0)
            .hand(FED, card);
    assertThat(scene.refused(play(scene, card, "venture"))).isEmpty();
    assertThat(scene.refused(play(scene, card, "yeager"))).containsExactly("FC-CMD-03");
  }

  @Rule("FC-CMD-03")
  @Test
  void whatACardRequiresIsSaidInItsWords() {
    String card = "diplomatic-corps-4";
    Scene scene =
        Scene.of(Fixture.standard().set(), builder -> builder, "diplomatic-corps")
            .fleet(FED, "venture")
            .hand(FED, card);
    assertThat(new FleetCaptainsGame().check(scene.state(), play(scene, card, "venture")))
        .extracting(Violation::toString)
        .containsExactly(
            "FC-CMD-03: what it requires does not hold: A ship in an explored tile acts: twice,"
                + " place a control token there or remove an enemy one.");
  }
}
