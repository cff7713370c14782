package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;

import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.List;
import java.util.Objects;

/** Scenes with cloaked ships, and what is asked of their tokens. */
final class Cloaked {
  private Cloaked() {}

  /** The setting of Korinar at red that is blue. */
  static final int BLUE_AT_RED = 2;

  /** The Klingons' turn, Korinar at red in a tile of its own. */
  static Scene scene() {
    Scene scene =
        Plain.scene()
            .fleet(FED, "defiant", "venture", "sutherland")
            .fleet(KLI, "korinar", "rotarran", "bortas")
            .tile(0, 0, "dead-space-1", KLI)
            .tile(0, 1, "dead-space-2", KLI)
            .tile(1, 0, "dead-space-3", KLI)
            .tile(-1, 1, "dead-space-4", KLI);
    scene.apply(endTurn(scene));
    return scene
        .hand(FED)
        .hand(KLI)
        .ship("korinar", ship -> ship.withAlert(Alert.RED).withSetting(0))
        .at("korinar", 0, 0);
  }

  /** The same, Korinar cloaked. */
  static Scene cloaked() {
    return scene().cloaked("korinar");
  }

  /** The numbers of the tokens in a space. */
  static List<Integer> tokens(Scene scene, int q, int r) {
    return scene.table().tokens().stream()
        .filter(token -> token.at() == scene.space(q, r))
        .map(Token::number)
        .toList();
  }

  /** The number of the token of a ship. */
  static int tokenOf(Scene scene, String card) {
    return Objects.requireNonNull(scene.state().tokenOf(scene.card(card))).number();
  }

  /** What the enemy sees. */
  static FleetView enemy(Scene scene) {
    return FleetView.of(scene.state(), FED);
  }
}
