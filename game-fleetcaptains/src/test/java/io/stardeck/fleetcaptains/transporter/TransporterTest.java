package io.stardeck.fleetcaptains.transporter;

import static io.stardeck.fleetcaptains.scene.Acts.adjust;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static io.stardeck.fleetcaptains.transporter.Beamed.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Crew and cargo between own ships ({@code FC-TRP-01 … FC-TRP-03}). */
final class TransporterTest {
  private static FleetAction between(Scene scene, String item) {
    return new ShipAction.TransportFriendly(
        FED, scene.card("enterprise-a"), scene.card("venture"), scene.card(item));
  }

  private static FleetAction more(Scene scene, String item) {
    return new Answer.BeamMore(FED, scene.card(item));
  }

  @Rule({"FC-X-61", "FC-TRP-02", "FC-TRP-03", "FC-D-95", "FC-D-57", "FC-I-45", "FC-D-86"})
  @Test
  void oneActionMovesItemAfterItemBetweenTwoOwnShips() {
    Scene scene =
        scene()
            .crew("enterprise-a", CREW)
            .cargo("enterprise-a", "tribbles-1")
            .cargo("venture", KLINGON);
    withoutEnergy(scene, "enterprise-a").apply(between(scene, CREW));
    assertThat(scene.ship("venture").crew()).containsExactly(scene.card(CREW));
    assertThat(scene.told())
        .contains(
            new ShipEvent.CargoMoved(
                scene.card(CREW), scene.card("enterprise-a"), scene.card("venture")));
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
    assertThat(scene.legal(FED))
        .contains(more(scene, "tribbles-1"), more(scene, KLINGON), new Answer.EndTransport(FED));
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).as("at any moment").isNotEmpty();
    assertThat(scene.refused(more(scene, CREW))).containsExactly("FC-TRP-02");
    scene.apply(more(scene, KLINGON));
    assertThat(scene.ship("enterprise-a").cargo()).contains(scene.card(KLINGON));
    scene.apply(more(scene, "tribbles-1"));
    assertThat(scene.ship("venture").cargo()).containsExactly(scene.card("tribbles-1"));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
    assertThat(scene.ship("enterprise-a").acted()).isEqualTo(1);
    assertThat(scene.ship("venture").acted()).isZero();
  }

  @Rule({"FC-TRP-02", "FC-CLK-05"})
  @Test
  void whatIsAboardACloakedShipStaysThere() {
    Scene scene = scene().fleet(KLI, "korinar", "groth").turnOf(KLI);
    scene.at("korinar", 0, 0).at("groth", 0, 0);
    scene.crew("korinar", OTHER).cargo("korinar", "tribbles-1", CREW);
    FleetAction take =
        new ShipAction.TransportFriendly(
            KLI, scene.card("groth"), scene.card("korinar"), scene.card("tribbles-1"));
    FleetAction give =
        new ShipAction.TransportFriendly(
            KLI, scene.card("korinar"), scene.card("groth"), scene.card("tribbles-1"));
    scene.cloaked("korinar");
    assertThat(scene.refused(take)).containsExactly("FC-TRP-02");
    assertThat(scene.refused(give)).contains("FC-CLK-05");
    assertThat(scene.legal(KLI, ShipAction.TransportFriendly.class)).isEmpty();
    assertThat(scene.ship("korinar").cargo()).hasSize(2);
    scene.apply(adjust(scene, "korinar", 0));
    assertThat(scene.refused(take)).isEmpty();
  }

  @Rule("FC-TRP-03")
  @ParameterizedTest
  @ValueSource(ints = {0, 3, 8})
  void thereIsAlwaysRoomForMore(int aboard) {
    Scene scene = scene();
    String[] captives = new String[aboard];
    for (int i = 0; i < aboard; i++) {
      captives[i] = "way-of-the-warrior-" + (i + 1);
    }
    scene.cargo("venture", captives).cargo("enterprise-a", "tribbles-1").crew("venture", CREW);
    scene.apply(between(scene, "tribbles-1"));
    assertThat(scene.ship("venture").cargo()).hasSize(aboard + 1);
    for (String captive : captives) { // and all of them at once to the other ship
      scene.apply(more(scene, captive));
    }
    assertThat(scene.ship("enterprise-a").cargo()).hasSize(aboard);
    assertThat(scene.legal(FED)).contains(more(scene, CREW));
  }

  @Rule({"FC-TRP-01", "FC-TRP-02", "FC-D-79"})
  @Test
  void itNeedsSensorsAndTwoOwnShipsInOneHex() {
    Scene scene = scene().crew("enterprise-a", CREW);
    FleetAction apart =
        new ShipAction.TransportFriendly(
            FED, scene.card("enterprise-a"), scene.card("yeager"), scene.card(CREW));
    assertThat(scene.refused(apart)).containsExactly("FC-TRP-02");
    for (String other : List.of("enterprise-a", "groth")) {
      FleetAction elsewhere =
          new ShipAction.TransportFriendly(
              FED, scene.card("enterprise-a"), scene.card(other), scene.card(CREW));
      assertThat(scene.refused(elsewhere)).as(other).containsExactly("FC-TRP-02");
    }
    scene.fleet(FED, "equinox", "venture").at("equinox", 0, 0).at("venture", 0, 0);
    scene.dial("equinox", 3, -1, 9, 4).crew("venture", CREW);
    FleetAction blind =
        new ShipAction.TransportFriendly(
            FED, scene.card("equinox"), scene.card("venture"), scene.card(CREW));
    assertThat(scene.refused(blind)).containsExactly("FC-TRP-01");
    FleetAction sighted =
        new ShipAction.TransportFriendly(
            FED, scene.card("venture"), scene.card("equinox"), scene.card(CREW));
    assertThat(scene.refused(sighted)).isEmpty();
    withoutEnergy(scene, "venture");
    assertThat(scene.refused(sighted)).as("a rating of 0 is enough").isEmpty();
  }

  /** The Sensors of a ship have a rating of 0. */
  private static Scene withoutEnergy(Scene scene, String name) {
    Ship now = scene.ship(name);
    int sensors = Ratings.standing(scene.table(), now, now.at(), ShipSystem.SENSORS);
    SystemToken token = new SystemToken(ShipSystem.SENSORS, Optional.of(-sensors));
    return scene.ship(name, ship -> ship.withTokens(token));
  }

  @Rule({"FC-D-95", "FC-TRP-01"})
  @Test
  void theOtherShipNeedsNeitherSensorsNorAnActionAndSensorsLostOnTheWayEndNothing() {
    Scene scene = blind(scene().crew("enterprise-a", CREW), "venture");
    scene.cargo("enterprise-a", "tribbles-1").ship("venture", ship -> ship.withActed(1));
    scene.apply(between(scene, CREW));
    blind(scene, "enterprise-a").apply(more(scene, "tribbles-1"));
    assertThat(scene.ship("venture").cargo()).containsExactly(scene.card("tribbles-1"));
  }

  @Rule({"FC-TRP-02", "FC-D-79", "FC-VAL-04"})
  @Test
  void onlyWhatIsAboardOneOfTheTwoIsBeamedAndThePlayerMayStop() {
    Scene scene = scene().crew("enterprise-a", CREW).cargo("venture", "tribbles-1");
    assertThat(scene.refused(between(scene, "tribbles-2"))).containsExactly("FC-VAL-04");
    assertThat(scene.refused(between(scene, "tribbles-1"))).isEmpty();
    FleetAction apart =
        new ShipAction.TransportFriendly(
            FED, scene.card("enterprise-a"), scene.card("yeager"), scene.card(CREW));
    assertThat(scene.refused(apart)).containsExactly("FC-TRP-02");
    scene.apply(between(scene, CREW));
    assertThat(scene.refused(more(scene, "tribbles-2"))).containsExactly("FC-VAL-04");
    scene.apply(new Answer.EndTransport(FED));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.ship("venture").cargo()).containsExactly(scene.card("tribbles-1"));
  }

  @Test
  void theStandardSetServesTheSameScene() {
    assertThat(scene(Fixture.plain()).ship("groth").cargo()).isEmpty();
  }
}
