package io.stardeck.fleetcaptains.repair;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Repair and destruction ({@code FC-RPR, FC-DST}). */
final class RepairTest {
  static final SystemToken DISABLED = new SystemToken(ShipSystem.WEAPONS, Optional.empty());

  /** Somraw, damaged by a pulse, at a planet that the Klingons control. */
  static Scene somraw(InstallationKind installation) {
    Scene scene =
        Scene.standard()
            .fleet(FED, "venture")
            .fleet(KLI, "somraw")
            .missions(KLI)
            .tile(0, 0, "m-planet-2", KLI)
            .control(0, 0, KLI, 1)
            .installation(0, 0, installation)
            .at("somraw", 0, 0)
            .ship(
                "somraw", ship -> ship.withAlert(Alert.YELLOW).withSetting(0).withTokens(DISABLED));
    return scene.turnOf(KLI);
  }

  static FleetAction repair(Scene scene, RepairWork work) {
    return new ShipAction.Repair(KLI, scene.card("somraw"), work);
  }

  private static FleetAction special(Scene scene, RepairWork work) {
    return new FreeAction.SpecialRepair(KLI, scene.card("somraw"), work);
  }

  @Rule({"FC-X-29", "FC-RPR-01", "FC-RPR-03", "FC-RPR-04", "FC-INS-08", "FC-I-21"})
  @Test
  void aRepairActionBringsOneLevelOrTakesOneToken() {
    Scene alert = somraw(InstallationKind.OUTPOST);
    alert.apply(repair(alert, RepairWork.alert(2)));
    assertThat(alert.told())
        .containsSubsequence(
            new ShipEvent.ShipRepaired(alert.card("somraw")),
            new ShipEvent.AlertChanged(alert.card("somraw"), Alert.WHITE),
            new ShipEvent.DialSet(alert.card("somraw"), 2));
    assertThat(alert.ship("somraw").alert()).isEqualTo(Alert.WHITE);
    assertThat(alert.ship("somraw").setting()).isEqualTo(2);
    assertThat(alert.ship("somraw").tokens()).containsExactly(DISABLED);
    Scene token = somraw(InstallationKind.OUTPOST);
    token.apply(repair(token, RepairWork.token(0)));
    assertThat(token.told())
        .contains(
            new ShipEvent.SystemTokenRemoved(
                token.card("somraw"), ShipSystem.WEAPONS, Optional.empty()));
    assertThat(token.ship("somraw").alert()).isEqualTo(Alert.YELLOW);
    assertThat(token.ship("somraw").tokens()).isEmpty();
  }

  @Rule({"FC-X-30", "FC-RPR-05", "FC-RPR-06", "FC-RPR-07", "FC-D-52", "FC-ACT-05", "FC-I-09"})
  @Test
  void atAStarbaseTheManeuverBringsASecondRepairWithoutAnAction() {
    Scene scene = somraw(InstallationKind.STARBASE);
    scene.apply(repair(scene, RepairWork.alert(0)), special(scene, RepairWork.token(0)));
    assertThat(scene.ship("somraw").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.ship("somraw").tokens()).isEmpty();
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
    assertThat(scene.refused(new FreeAction.StartManeuver(KLI, scene.card("somraw"))))
        .contains("FC-MOV-01");
    Scene colony = somraw(InstallationKind.COLONY);
    assertThat(colony.refused(special(colony, RepairWork.alert(0)))).containsExactly("FC-RPR-05");
  }

  @Rule({"FC-RPR-05", "FC-RPR-06", "FC-RPR-07", "FC-D-52", "FC-I-09", "FC-I-21"})
  @Test
  void aShipComesFromRedToWhiteBySpecialRepairAndRepairInAnyOrder() {
    for (boolean first : new boolean[] {true, false}) {
      Scene scene = somraw(InstallationKind.STARBASE);
      scene.ship("somraw", ship -> ship.withAlert(Alert.RED).withSetting(0));
      if (first) {
        scene.apply(special(scene, RepairWork.alert(0)));
        assertThat(scene.happened()).as("no action").doesNotContain("ActionTaken");
        assertThat(scene.ship("somraw").acted()).isZero();
        assertThat(scene.table().actionsUsed()).isZero();
        scene.apply(repair(scene, RepairWork.alert(0)));
      } else {
        scene.apply(repair(scene, RepairWork.alert(0)), special(scene, RepairWork.alert(0)));
      }
      assertThat(scene.ship("somraw").alert()).isEqualTo(Alert.WHITE);
    }
  }

  @Rule({"FC-D-52", "FC-MOV-14"})
  @Test
  void aSpecialRepairEndsTheOpenManeuver() {
    Scene scene = somraw(InstallationKind.STARBASE).fleet(KLI, "somraw", "bortas");
    scene.at("somraw", 0, 0).ship("somraw", ship -> ship.withTokens(DISABLED));
    scene.apply(new FreeAction.StartManeuver(KLI, scene.card("bortas")));
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    scene.apply(special(scene, RepairWork.token(0)));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule("FC-D-52")
  @Test
  void aCloakedShipHasNoSpecialRepair() {
    Scene scene = somraw(InstallationKind.STARBASE).fleet(KLI, "korinar");
    scene.at("korinar", 0, 0).cloaked("korinar");
    scene.ship("korinar", ship -> ship.withTokens(DISABLED));
    FleetAction repair =
        new FreeAction.SpecialRepair(KLI, scene.card("korinar"), RepairWork.token(0));
    assertThat(scene.refused(repair)).containsExactly("FC-CLK-05");
  }

  @Rule({"FC-RPR-05", "FC-D-52"})
  @Test
  void whoHasNoManeuverToGiveUpHasNoSpecialRepair() {
    Scene scene = somraw(InstallationKind.STARBASE);
    SystemToken lamed = new SystemToken(ShipSystem.ENGINES, Optional.empty());
    scene.ship("somraw", ship -> ship.withTokens(lamed));
    assertThat(scene.refused(special(scene, RepairWork.alert(0)))).as("without Engines").isEmpty();
    scene.ship("somraw", ship -> ship.withManeuvered(true));
    assertThat(scene.refused(special(scene, RepairWork.alert(0)))).containsExactly("FC-RPR-05");
    Scene forbidden = somraw(InstallationKind.STARBASE);
    CardId somraw = forbidden.card("somraw");
    forbidden.change(
        play ->
            Lying.impose(
                play, new Standing.ForbidManeuver(), Until.END_OF_TURN, KLI, somraw, somraw));
    assertThat(forbidden.refused(special(forbidden, RepairWork.alert(0))))
        .containsExactly("FC-MOV-02");
  }

  @Rule({"FC-RPR-04", "FC-D-46", "FC-RPR-01"})
  @Test
  void theInstallationHasToBeFriendly() {
    Scene scene = somraw(InstallationKind.COLONY).control(0, 0, FED, 1);
    assertThat(scene.refused(repair(scene, RepairWork.alert(0)))).containsExactly("FC-RPR-04");
    scene.change(
        play -> Tables.tile(play, scene.space(0, 0), tile -> tile.withControl(Optional.empty())));
    assertThat(scene.refused(repair(scene, RepairWork.alert(0)))).containsExactly("FC-RPR-04");
  }

  @Rule({"FC-RPR-04", "FC-RPR-05"})
  @Test
  void theOwnPostSuffices() {
    Scene scene = somraw(InstallationKind.OUTPOST);
    int post = scene.table().shape().post(KLI);
    scene.ship("somraw", ship -> ship.withAt(post));
    assertThat(scene.refused(repair(scene, RepairWork.alert(0)))).isEmpty();
    assertThat(scene.refused(special(scene, RepairWork.alert(0)))).isEmpty();
  }

  @Rule({"FC-RPR-02", "FC-D-52"})
  @Test
  void noRepairBesideAnUncloakedEnemy() {
    Scene scene = somraw(InstallationKind.STARBASE).at("venture", 0, 0);
    assertThat(scene.refused(repair(scene, RepairWork.alert(0)))).containsExactly("FC-RPR-02");
    assertThat(scene.refused(special(scene, RepairWork.alert(0)))).containsExactly("FC-RPR-02");
  }

  @Rule({"FC-RPR-01", "FC-D-82"})
  @Test
  void onlyHarmIsRepaired() {
    Scene scene = somraw(InstallationKind.OUTPOST);
    scene.ship(
        "somraw",
        ship ->
            ship.withAlert(Alert.WHITE)
                .withTokens(new SystemToken(ShipSystem.SENSORS, Optional.of(2))));
    assertThat(scene.refused(repair(scene, RepairWork.alert(0)))).containsExactly("FC-RPR-01");
    assertThat(scene.refused(repair(scene, RepairWork.token(0)))).containsExactly("FC-RPR-01");
  }

  @Rule("FC-RPR-03")
  @Test
  void theSettingIsOneOfTheNextBetterLevel() {
    Scene scene = somraw(InstallationKind.OUTPOST);
    assertThat(scene.refused(repair(scene, RepairWork.alert(9)))).containsExactly("FC-RPR-03");
    scene.ship("somraw", ship -> ship.withAlert(Alert.RED).withSetting(0));
    assertThat(scene.refused(repair(scene, RepairWork.alert(3))))
        .as("white has so many, yellow has not")
        .containsExactly("FC-RPR-03");
    scene.apply(repair(scene, RepairWork.alert(1)));
    assertThat(scene.ship("somraw").alert()).isEqualTo(Alert.YELLOW);
  }

  private static void destroy(Scene scene, String ship, Optional<Seat> byEnemy) {
    scene.change(play -> Damage.take(play, scene.card(ship), 3, byEnemy));
  }

  @Rule({"FC-DST-01", "FC-D-51", "FC-CBT-09", "FC-RNF-02", "FC-I-07", "FC-I-32"})
  @Test
  void aDestroyedShipIsGoneAndItsFirstLossMakesRoom() {
    Scene scene =
        Scene.of(Fixture.plain(), builder -> builder, "starfleet-science")
            .fleet(FED, "venture", "equinox")
            .crew("venture", "starfleet-science-10")
            .cargo("venture", "tribbles-1");
    destroy(scene, "venture", Optional.of(KLI));
    assertThat(scene.table().ship(scene.card("venture"))).isNull();
    assertThat(scene.table().captain(FED).destroyed()).containsExactly(scene.card("venture"));
    assertThat(scene.table().captain(FED).reserve()).doesNotContain(scene.card("venture"));
    assertThat(scene.discards(FED)).contains(scene.card("starfleet-science-10"));
    assertThat(scene.spentEncounters()).contains(scene.card("tribbles-1"));
    assertThat(Fleets.limit(scene.table(), FED)).isEqualTo(11);
    assertThat(scene.table().captain(KLI).scored())
        .singleElement()
        .matches(each -> each.kind() == ScoreKind.DESTROYED_SHIP && each.vp() == 1);
    destroy(scene, "equinox", Optional.empty());
    assertThat(Fleets.limit(scene.table(), FED)).isEqualTo(11);
    assertThat(scene.table().captain(KLI).score()).isEqualTo(1);
    Scene alone = Scene.standard().fleet(FED, "venture");
    destroy(alone, "venture", Optional.empty());
    assertThat(Fleets.limit(alone.table(), FED)).as("by whatever cause").isEqualTo(11);
  }

  @Rule({"FC-D-51", "FC-DST-01"})
  @Test
  void withAShipGoesAllThatLiesAtItOrHoldsForIt() {
    Scene scene = Scene.standard().fleet(FED, "venture").missions(FED, "mission-warp-experiment-1");
    CardId venture = scene.card("venture");
    CardId mission = scene.card("mission-warp-experiment-1");
    CardId pulse = scene.card("stellar-pulse");
    scene
        .onTop("stellar-pulse")
        .change(
            play -> {
              Cards.DEALER.top(play, Places.ENCOUNTERS).openly().to(Places.OPEN);
              Lying.atShip(play, pulse, venture);
              Lying.impose(
                  play, new Standing.ForbidManeuver(), Until.END_OF_TURN, FED, venture, venture);
              Tables.secret(play, FED, own -> own.withLegs(venture, mission, 1));
            });
    assertThat(scene.ship("venture").attached()).containsExactly(pulse);
    destroy(scene, "venture", Optional.of(KLI));
    assertThat(scene.spentEncounters()).containsExactly(pulse);
    assertThat(scene.table().imposed()).isEmpty();
    assertThat(scene.state().secrets().get(0).legs(venture, mission)).isZero();
  }

  @Rule({"FC-RPR-01", "FC-VAL-05"})
  @Test
  void oneThingIsRepairedAndOneThatIsThere() {
    Scene scene = somraw(InstallationKind.OUTPOST);
    Optional<Integer> first = Optional.of(0);
    assertThat(scene.refused(repair(scene, new RepairWork(first, first))))
        .as("both")
        .containsExactly("FC-VAL-05");
    assertThat(scene.refused(repair(scene, new RepairWork(Optional.empty(), Optional.empty()))))
        .as("nothing")
        .containsExactly("FC-VAL-05");
    for (int token : new int[] {-1, 1}) {
      assertThat(scene.refused(repair(scene, RepairWork.token(token))))
          .as("it has one token")
          .containsExactly("FC-RPR-01");
    }
  }

  @Rule({"FC-D-51", "FC-DST-01"})
  @Test
  void withACloakedShipGoesItsTokenAndItsCaptivesReturnToTheirOwner() {
    Scene scene =
        Scene.of(Fixture.plain(), builder -> builder, "way-of-the-warrior")
            .fleet(FED, "defiant")
            .cargo("defiant", "way-of-the-warrior-9")
            .tile(0, 0, "dead-space-1", FED)
            .at("defiant", 0, 0)
            .cloaked("defiant");
    destroy(scene, "defiant", Optional.empty());
    assertThat(scene.table().tokens()).isEmpty();
    assertThat(scene.discards(KLI)).contains(scene.card("way-of-the-warrior-9"));
  }
}
