package io.stardeck.fleetcaptains.scene;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.fleetcaptains.internal.state.StateFaults;
import io.stardeck.fleetcaptains.state.Places;
import org.junit.jupiter.api.Test;

/** A scene is a state that play could reach. */
final class SceneTest {
  @Test
  void aSceneHasNoFaults() {
    Scene scene =
        Scene.standard()
            .fleet(FED, "venture", "yosemite")
            .fleet(KLI, "bortas", "korinar")
            .tile(0, 0, "k-planet-1", FED)
            .tile(0, 1, "j-nebula-1", KLI)
            .at("venture", 0, 0)
            .at("bortas", 0, 0)
            .at("korinar", 0, 1)
            .cloaked("korinar")
            .echo(KLI, 0, 1)
            .missions(FED, "mission-geological-survey-1")
            .cargo("venture", "tribbles-1")
            .control(0, 0, FED, 2);
    assertThat(StateFaults.of(scene.state())).isEmpty();
    assertThat(scene.ship("venture").contested()).isTrue();
    assertThat(scene.state().zones().size(Places.CHART)).isEqualTo(27);
  }
}
