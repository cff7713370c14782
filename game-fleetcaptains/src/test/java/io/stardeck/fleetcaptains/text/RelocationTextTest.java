package io.stardeck.fleetcaptains.text;

import static io.stardeck.fleetcaptains.scene.Acts.endTurn;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.internal.step.Showing;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What moves where when a token lies shown: the other way round for an echo than for a ship. */
final class RelocationTextTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  /** Korinar cloaked, and an echo in the next hex. */
  private static Scene scene() {
    Scene scene =
        Plain.scene()
            .fleet(FED, "defiant")
            .fleet(KLI, "korinar")
            .tile(0, 0, "dead-space-1", KLI)
            .tile(0, 1, "dead-space-2", KLI);
    scene.apply(endTurn(scene));
    return scene.at("korinar", 0, 0).cloaked("korinar").echo(KLI, 0, 1);
  }

  private static Token ship(Scene scene) {
    return Objects.requireNonNull(scene.state().tokenOf(scene.card("korinar")));
  }

  private static FleetView shown(Scene scene, Token token) {
    scene.change(play -> Showing.show(play, token, RuleId.of("FC-ECH-10")));
    return GAME.view(scene.state(), KLI);
  }

  @Rule("FC-ECH-12")
  @Test
  void anEchoComesToTheShipThatWasShown() {
    Scene scene = scene();
    int echo = scene.token().number();
    FleetView view = shown(scene, ship(scene));
    assertThat(GAME.prompt(view).text()).isEqualTo("Move an echo to I.K.S. Korinar?");
    assertThat(GAME.narrator().action(view, new Answer.RelocateEcho(KLI, echo)))
        .isEqualTo("move cloak token " + echo + " (an echo) to I.K.S. Korinar");
  }

  @Rule("FC-ECH-13")
  @Test
  void theEchoThatWasShownGoesToAnotherToken() {
    Scene scene = scene();
    int ship = ship(scene).number();
    FleetView view = shown(scene, scene.token());
    assertThat(GAME.prompt(view).text())
        .isEqualTo("Move the echo that was shown to another cloak token?");
    assertThat(GAME.narrator().action(view, new Answer.RelocateEcho(KLI, ship)))
        .isEqualTo("move the echo to cloak token " + ship + " (I.K.S. Korinar)");
  }
}
