package io.stardeck.fleetcaptains.transporter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static io.stardeck.fleetcaptains.transporter.Beamed.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.Beaming;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Crew and cargo to and from enemy ships ({@code FC-TRP-04 … FC-TRP-08}). */
final class EnemyTransportTest {
  @Rule({"FC-X-31", "FC-TRP-04", "FC-TRP-08", "FC-D-55"})
  @Test
  void tribblesGoOverWithAFourAndStayWithAThree() {
    Scene passed = beam(scene().cargo("enterprise-a", "tribbles-1"), 4);
    assertThat(passed.asks(FleetFrame.Turn.class)).as("nothing to choose").isTrue();
    assertThat(passed.ship("groth").cargo()).containsExactly(passed.card("tribbles-1"));
    ShipEvent given =
        new ShipEvent.CargoMoved(
            passed.card("tribbles-1"), passed.card("enterprise-a"), passed.card("groth"));
    assertThat(passed.events())
        .filteredOn(event -> event.what().equals(given))
        .extracting(event -> event.rule().value())
        .containsExactly("FC-TRP-08");
    assertThat(passed.ship("enterprise-a").cargo()).isEmpty();
    Scene failed = beam(scene().cargo("enterprise-a", "tribbles-1"), 3);
    assertThat(failed.ship("enterprise-a").cargo()).containsExactly(failed.card("tribbles-1"));
    assertThat(failed.table().actionsUsed()).isEqualTo(1);
  }

  @Rule({"FC-TRP-04", "FC-TRP-08", "FC-D-55", "FC-TRP-07", "FC-D-86"})
  @Test
  void withMoreThanOneThingToBeamThePlayerChoosesOne() {
    Scene scene = beam(scene().cargo("enterprise-a", "tribbles-1", "tribbles-2"), 6);
    assertThat(scene.asks(FleetFrame.TransportEffect.class)).isTrue();
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).as("at any moment").isNotEmpty();
    scene.apply(effect(Beaming.GIVE_CARGO, scene.card("tribbles-2")));
    assertThat(scene.ship("groth").cargo()).containsExactly(scene.card("tribbles-2"));
    assertThat(scene.ship("enterprise-a").cargo()).containsExactly(scene.card("tribbles-1"));
  }

  @Rule({"FC-TRP-05", "FC-D-58"})
  @Test
  void aCardOfTheHandInsteadOfCrewIsReplaced() {
    Scene scene = scene().crew("groth", KLINGON).hand(KLI, "way-of-the-warrior-8");
    beam(scene, 6).apply(effect(Beaming.LOSE_CREW));
    scene.apply(new Answer.DiscardHandInstead(KLI, scene.card("way-of-the-warrior-8")));
    assertThat(scene.events())
        .filteredOn(event -> event.what() instanceof CardEvent.CommandDiscarded)
        .extracting(event -> event.rule().value())
        .containsExactly("FC-TRP-05");
    assertThat(scene.ship("groth").crew()).containsExactly(scene.card(KLINGON));
    assertThat(scene.discards(KLI)).contains(scene.card("way-of-the-warrior-8"));
    assertThat(scene.state().zones().size(Places.hand(KLI))).isOne();
  }

  @Rule({"FC-TRP-05", "FC-VAL-05", "FC-D-55"})
  @Test
  void theOpponentLosesCrewOrACardOfTheHand() {
    Scene scene = scene().crew("groth", KLINGON).hand(KLI, "way-of-the-warrior-8");
    beam(scene, 6);
    assertThat(scene.refused(effect(Beaming.LOSE_CREW, scene.card(KLINGON))))
        .as("the opponent chooses")
        .containsExactly("FC-VAL-05");
    assertThat(scene.refused(effect(Beaming.CAPTURE_CREW))).containsExactly("FC-VAL-05");
    scene.apply(effect(Beaming.LOSE_CREW));
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.legal(KLI))
        .contains(
            new Answer.LoseCrew(KLI, scene.card(KLINGON)),
            new Answer.DiscardHandInstead(KLI, scene.card("way-of-the-warrior-8")));
    assertThat(scene.refused(new Answer.DiscardHandInstead(KLI, scene.card(KLINGON))))
        .as("it is not in hand")
        .containsExactly("FC-VAL-04");
    scene.apply(new Answer.LoseCrew(KLI, scene.card(KLINGON)));
    assertThat(scene.told())
        .contains(new ShipEvent.CrewLost(scene.card(KLINGON), scene.card("groth")));
    assertThat(scene.ship("groth").crew()).isEmpty();
    assertThat(scene.discards(KLI)).contains(scene.card(KLINGON));
  }

  @Rule({"FC-TRP-06", "FC-TRP-07", "FC-I-40", "FC-D-57", "FC-D-86"})
  @Test
  void capturedCrewIsCargoWithoutEffectAndFreedItServesAgain() {
    Scene scene = scene().crew("groth", OTHER, KLINGON).missions(FED, "mission-prisoner-1");
    beam(scene, 6).apply(effect(Beaming.CAPTURE_CREW, scene.card(KLINGON)));
    assertThat(scene.told())
        .contains(
            new ShipEvent.CargoMoved(
                scene.card(KLINGON), scene.card("groth"), scene.card("enterprise-a")));
    assertThat(scene.legal(FED, FreeAction.ClaimMission.class))
        .as("a mission asks for it")
        .hasSize(1);
    assertThat(scene.ship("enterprise-a").cargo()).containsExactly(scene.card(KLINGON));
    scene.turnOf(KLI).dial("groth", 7, 5, 6, 6).dice(6);
    scene.ship("groth", ship -> ship.withAdjusted(true));
    scene.apply(
        new ShipAction.TransportEnemy(KLI, scene.card("groth"), scene.card("enterprise-a")));
    scene.passTest();
    assertThat(scene.legal(KLI))
        .contains(new Answer.DeployRescued(KLI), new Answer.DiscardRescued(KLI));
    scene.ship("groth", ship -> ship.withAdjusted(false));
    assertThat(scene.legal(KLI, FreeAction.PowerAdjust.class)).as("before that").isNotEmpty();
    scene.apply(new Answer.DeployRescued(KLI));
    CardId groth = scene.card("groth");
    assertThat(scene.told()).contains(new ShipEvent.CrewAssigned(scene.card(KLINGON), groth));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.ship("groth").crew()).containsExactly(scene.card(OTHER), scene.card(KLINGON));
  }

  @Rule({"FC-D-55", "FC-TRP-07"})
  @Test
  void aCaptiveGivenBackIsFreedThereAndItsOwnerDecides() {
    Scene scene = scene().cargo("enterprise-a", KLINGON);
    beam(scene, 6);
    assertThat(scene.decider()).isEqualTo(KLI);
    scene.apply(new Answer.DiscardRescued(KLI));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.discards(KLI)).contains(scene.card(KLINGON));
  }

  @Rule("FC-D-55")
  @Test
  void withNothingToBeamTheActionIsSpentWithoutEffect() {
    Scene scene = beam(scene(), 6);
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.ship("enterprise-a").acted()).isEqualTo(1);
  }

  @Rule("FC-D-55")
  @Test
  void disabledShieldsAreALevelOfZeroWhichIsPassedWithoutADie() {
    Scene scene = scene().cargo("enterprise-a", "tribbles-1").dial("enterprise-a", 9, 2, 7, 6);
    scene.ship(
        "enterprise-a",
        ship ->
            ship.withAdjusted(true)
                .withTokens(new SystemToken(ShipSystem.SENSORS, Optional.of(-2))));
    scene.ship(
        "groth", ship -> ship.withTokens(new SystemToken(ShipSystem.SHIELDS, Optional.empty())));
    scene.apply(enemy(scene)).passTest();
    assertThat(scene.happened()).doesNotContain("DiceRolled");
    assertThat(scene.ship("groth").cargo()).containsExactly(scene.card("tribbles-1"));
  }

  @Rule({"FC-TRP-01", "FC-D-79"})
  @Test
  void withDisabledSensorsNothingIsBeamedToEnemiesAndNoTeamIsSentOrTakenBack() {
    Scene scene = blind(scene().cargo("enterprise-a", "tribbles-1"), "enterprise-a");
    scene.change(
        play -> Tables.tile(play, scene.space(0, 0), tile -> tile.withTeams(Faction.FEDERATION)));
    CardId ship = scene.card("enterprise-a");
    assertThat(scene.refused(enemy(scene))).containsExactly("FC-TRP-01");
    assertThat(scene.refused(new ShipAction.SendAwayTeam(FED, ship, Optional.empty())))
        .containsExactly("FC-TRP-01");
    assertThat(
            scene.refused(
                new ShipAction.RetrieveAwayTeam(FED, ship, Faction.FEDERATION, Optional.empty())))
        .containsExactly("FC-TRP-01");
  }

  @Rule("FC-TRP-04")
  @Test
  void aShipInAnotherHexIsOutOfReach() {
    Scene scene = scene().cargo("enterprise-a", "tribbles-1").tile(0, 1, "dead-space-1", FED);
    assertThat(scene.at("groth", 0, 1).refused(enemy(scene))).containsExactly("FC-TRP-04");
  }

  @Rule({"FC-TRP-04", "FC-D-55", "FC-VAL-04"})
  @Test
  void onlyWhatIsAboardTheShipsMayBeChosen() {
    Scene scene = beam(scene().cargo("enterprise-a", "tribbles-1", "tribbles-2"), 6);
    assertThat(scene.refused(effect(Beaming.LOSE_CREW)))
        .as("no crew is aboard")
        .containsExactly("FC-TRP-04");
    assertThat(scene.refused(effect(Beaming.TAKE_CARGO, scene.card("tribbles-1"))))
        .as("it is aboard the own ship")
        .containsExactly("FC-VAL-04");
    scene.apply(effect(Beaming.GIVE_CARGO, scene.card("tribbles-1")));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-TRP-05", "FC-VAL-04"})
  @Test
  void whoeverLosesCrewNamesThatOfTheShipAndIsAskedOnce() {
    Scene scene = scene().crew("groth", KLINGON).crew("enterprise-a", CREW).hand(KLI, OTHER);
    beam(scene, 6).apply(effect(Beaming.LOSE_CREW));
    assertThat(scene.refused(new Answer.LoseCrew(KLI, scene.card(CREW))))
        .containsExactly("FC-VAL-04");
    Scene hand = Scene.of(scene.state());
    scene.apply(new Answer.LoseCrew(KLI, scene.card(KLINGON)));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.decider()).isEqualTo(FED);
    hand.apply(new Answer.DiscardHandInstead(KLI, hand.card(OTHER)));
    assertThat(hand.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-D-55", "FC-D-74", "FC-TRP-04"})
  @Test
  void theLevelIsTheShieldsOfTheShipWithWhatItsTileAddsToThem() {
    Scene scene = scene().tile(0, 1, "j-nebula-1", FED);
    scene.at("enterprise-a", 0, 1).at("groth", 0, 1).dial("groth", 7, 5, 6, 6).apply(enemy(scene));
    assertThat(((FleetFrame.Test) scene.state().top()).test().level()).as("6 + 4").isEqualTo(10);
  }
}
