package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.scene.Acts.adjust;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The settings for cloaked ships ({@code FC-CLK-03}). */
final class BlueSettingsTest {
  private static final String SHIP = "korinar";

  private static Scene scene(Alert alert) {
    return Cloaked.scene().ship(SHIP, ship -> ship.withAlert(alert).withSetting(0));
  }

  private static ImmutableList<Setting> settings(Scene scene) {
    return scene.table().def(scene.ship(SHIP)).settings(scene.ship(SHIP).alert());
  }

  @Rule("FC-CLK-03")
  @ParameterizedTest
  @EnumSource(Alert.class)
  void noShipThatIsNotCloakedTakesABlueSetting(Alert alert) {
    int blue = 0;
    for (int setting = 1; setting < settings(scene(alert)).size(); setting++) {
      Scene scene = scene(alert);
      boolean refused = settings(scene).get(setting).cloaked();
      assertThat(scene.refused(adjust(scene, SHIP, setting)).isEmpty()).isEqualTo(!refused);
      Scene asked =
          scene.change(play -> play.push(new FleetFrame.ChooseSetting(KLI, scene.card(SHIP))));
      Answer.SetDial dial = new Answer.SetDial(KLI, scene.card(SHIP), setting);
      assertThat(asked.refused(dial).isEmpty()).isEqualTo(!refused);
      blue += refused ? 1 : 0;
    }
    assertThat(blue).isPositive();
  }

  @Rule("FC-CLK-03")
  @ParameterizedTest
  @EnumSource(Alert.class)
  void aShipWithASettingThatIsNotBlueIsNotCloaked(Alert alert) {
    for (int setting = 0; setting < settings(scene(alert)).size(); setting++) {
      Scene scene = scene(alert).cloaked(SHIP);
      int now = scene.ship(SHIP).setting();
      assertThat(settings(scene).get(now).cloaked()).isTrue();
      FreeAction.PowerAdjust adjusts = new FreeAction.PowerAdjust(KLI, scene.card(SHIP), setting);
      if (setting != now) {
        scene.apply(adjusts);
        assertThat(scene.ship(SHIP).setting()).isEqualTo(setting);
        assertThat(scene.ship(SHIP).cloaked()).isEqualTo(settings(scene).get(setting).cloaked());
      }
    }
  }

  @Rule({"FC-D-34", "FC-MOV-13"})
  @Test
  void anotherBlueSettingKeepsItCloakedAndShowsNothing() {
    String open = "{'weapons':3,'sensors':3,'engines':3,'shields':3,'cloaked':false}";
    String blue = "{'weapons':-1,'sensors':-1,'engines':%s,'shields':-1,'cloaked':true}";
    String dial =
        "{'dial':{'white':[%s,%s,%s],'yellow':[%s],'red':[%s]}}"
            .formatted(open, blue.formatted(5), blue.formatted(8), open, open);
    Scene scene =
        Scene.of(Fixture.standard().with("ships", SHIP, dial).set())
            .fleet(FED, "defiant")
            .fleet(KLI, SHIP)
            .tile(0, 0, "dead-space-1", KLI);
    scene.apply(Acts.endTurn(scene));
    scene.hand(FED).hand(KLI).at(SHIP, 0, 0).cloaked(SHIP);
    int token = scene.token().number();
    scene.apply(Acts.startToken(scene, token), adjust(scene, SHIP, 2));
    assertThat(scene.ship(SHIP).cloaked()).isTrue();
    assertThat(scene.told())
        .containsExactly(
            new BoardEvent.ManeuverEnded(KLI, token, ManeuverEnd.STOPPED),
            new ShipEvent.DialSet(scene.card(SHIP), 2));
    assertThat(scene.token().number()).isEqualTo(token);
    assertThat(scene.refused(adjust(scene, SHIP, 0))).containsExactly("FC-PWR-06");
  }
}
