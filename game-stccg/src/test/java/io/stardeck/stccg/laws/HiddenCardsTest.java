package io.stardeck.stccg.laws;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What lies face down, and who may look at it. */
class HiddenCardsTest {
  @Rule("ST-VIS-02")
  @Test
  void whatIsAboardIsSeenByItsControllerAlone() {
    Scene scene = Scene.laid().missions("151");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, aboard, "204", "214").gear(ONE, "064", aboard);
    scene.gear(ONE, "060", aboard);
    for (Role role : List.of(Role.FREE, Role.GEAR)) {
      Place place = aboard.place(role);
      assertThat(StccgView.of(scene.state(), ONE).cards(place)).hasSize(2);
      assertThat(StccgView.of(scene.state(), TWO).cards(place)).isEmpty();
      assertThat(StccgView.of(scene.state(), Seat.SPECTATOR).cards(place)).isEmpty();
      assertThat(StccgView.of(scene.state(), TWO).size(place)).isEqualTo(2);
    }
  }
}
