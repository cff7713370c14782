package io.stardeck.fleetcaptains.transporter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.Beaming;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Crew, cargo and away teams on their way ({@code FC-TRP}). */
final class TransporterTest {
  private static final String CREW = "starfleet-science-10";
  private static final String KLINGON = "way-of-the-warrior-9";

  private static Scene scene(ComponentSet set) {
    return Scene.of(set, builder -> builder, "starfleet-science", "way-of-the-warrior")
        .fleet(FED, "enterprise-a", "venture", "yeager")
        .fleet(KLI, "groth")
        .missions(FED)
        .missions(KLI)
        .hand(FED)
        .hand(KLI)
        .tile(0, 0, "m-planet-2", FED)
        .at("enterprise-a", 0, 0)
        .at("venture", 0, 0)
        .at("groth", 0, 0);
  }

  private static Scene scene() {
    return scene(
        Fixture.standard()
            .with("ships", "groth", "{'abilities':[]}")
            .with("encounters", "tribbles-1", "{'standing':[]}")
            .set());
  }

  private static FleetAction between(Scene scene, String item) {
    return new ShipAction.TransportFriendly(
        FED, scene.card("enterprise-a"), scene.card("venture"), scene.card(item));
  }

  private static FleetAction more(Scene scene, String item) {
    return new Answer.BeamMore(FED, scene.card(item));
  }

  private static FleetAction enemy(Scene scene) {
    return new ShipAction.TransportEnemy(FED, scene.card("enterprise-a"), scene.card("groth"));
  }

  private static FleetAction effect(Beaming what, CardId... item) {
    return new Answer.ChooseTransportEffect(
        FED, what, item.length == 0 ? Optional.empty() : Optional.of(item[0]));
  }

  @Rule({"FC-X-61", "FC-TRP-02", "FC-TRP-03", "FC-D-95", "FC-D-57", "FC-I-45"})
  @Test
  void oneActionMovesItemAfterItemBetweenTwoOwnShips() {
    Scene scene =
        scene()
            .crew("enterprise-a", CREW)
            .cargo("enterprise-a", "tribbles-1")
            .cargo("venture", KLINGON);
    scene.apply(between(scene, CREW));
    assertThat(scene.ship("venture").crew()).containsExactly(scene.card(CREW));
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
    assertThat(scene.legal(FED))
        .contains(more(scene, "tribbles-1"), more(scene, KLINGON), new Answer.EndTransport(FED));
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
    Ship venture = scene.ship("venture");
    int sensors = Ratings.standing(scene.table(), venture, venture.at(), ShipSystem.SENSORS);
    scene.ship(
        "venture",
        ship -> ship.withTokens(new SystemToken(ShipSystem.SENSORS, Optional.of(-sensors))));
    assertThat(scene.refused(sighted)).as("a rating of 0 is enough").isEmpty();
  }

  /** Sensors 2 of the Enterprise-A against Shields 6 of the Gr'oth. */
  private static Scene beam(Scene scene, int die) {
    scene.dial("enterprise-a", 9, 2, 7, 6).dial("groth", 7, 5, 6, 6).dice(die);
    scene.ship("enterprise-a", ship -> ship.withAdjusted(true));
    return scene.apply(enemy(scene)).passTest();
  }

  @Rule({"FC-X-31", "FC-TRP-04", "FC-TRP-08", "FC-D-55"})
  @Test
  void tribblesGoOverWithAFourAndStayWithAThree() {
    Scene passed = beam(scene().cargo("enterprise-a", "tribbles-1"), 4);
    assertThat(passed.asks(FleetFrame.Turn.class)).as("nothing to choose").isTrue();
    assertThat(passed.ship("groth").cargo()).containsExactly(passed.card("tribbles-1"));
    assertThat(passed.ship("enterprise-a").cargo()).isEmpty();
    Scene failed = beam(scene().cargo("enterprise-a", "tribbles-1"), 3);
    assertThat(failed.ship("enterprise-a").cargo()).containsExactly(failed.card("tribbles-1"));
    assertThat(failed.table().actionsUsed()).isEqualTo(1);
  }

  @Rule({"FC-TRP-04", "FC-TRP-08", "FC-D-55"})
  @Test
  void withMoreThanOneThingToBeamThePlayerChoosesOne() {
    Scene scene = beam(scene().cargo("enterprise-a", "tribbles-1", "tribbles-2"), 6);
    assertThat(scene.asks(FleetFrame.TransportEffect.class)).isTrue();
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
    assertThat(scene.ship("groth").crew()).containsExactly(scene.card(KLINGON));
    assertThat(scene.discards(KLI)).contains(scene.card("way-of-the-warrior-8"));
    assertThat(scene.state().zones().size(Places.hand(KLI))).isOne();
  }

  @Rule({"FC-TRP-05", "FC-VAL-05"})
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
    scene.apply(new Answer.LoseCrew(KLI, scene.card(KLINGON)));
    assertThat(scene.ship("groth").crew()).isEmpty();
    assertThat(scene.discards(KLI)).contains(scene.card(KLINGON));
  }

  @Rule({"FC-TRP-06", "FC-TRP-07", "FC-I-40", "FC-D-57"})
  @Test
  void capturedCrewIsCargoWithoutEffectAndFreedItServesAgain() {
    Scene scene = scene().crew("groth", KLINGON);
    beam(scene, 6).apply(effect(Beaming.CAPTURE_CREW, scene.card(KLINGON)));
    assertThat(scene.ship("enterprise-a").cargo()).containsExactly(scene.card(KLINGON));
    scene.turnOf(KLI).dial("groth", 7, 5, 6, 6).dice(6);
    scene.ship("groth", ship -> ship.withAdjusted(true));
    scene.apply(
        new ShipAction.TransportEnemy(KLI, scene.card("groth"), scene.card("enterprise-a")));
    scene.passTest();
    assertThat(scene.legal(KLI))
        .contains(new Answer.DeployRescued(KLI), new Answer.DiscardRescued(KLI));
    scene.apply(new Answer.DeployRescued(KLI));
    assertThat(scene.ship("groth").crew()).containsExactly(scene.card(KLINGON));
  }

  @Rule("FC-D-55")
  @Test
  void aCaptiveGivenBackIsFreedThereAndItsOwnerDecides() {
    Scene scene = scene().cargo("enterprise-a", KLINGON);
    beam(scene, 6);
    assertThat(scene.decider()).isEqualTo(KLI);
    scene.apply(new Answer.DiscardRescued(KLI));
    assertThat(scene.discards(KLI)).contains(scene.card(KLINGON));
  }

  @Rule("FC-D-55")
  @Test
  void withNothingToBeamTheActionIsSpentWithoutEffect() {
    Scene scene = beam(scene(), 6);
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.ship("enterprise-a").acted()).isEqualTo(1);
  }

  private static FleetAction send(Scene scene) {
    return new ShipAction.SendAwayTeam(FED, scene.card("enterprise-a"), Optional.empty());
  }

  private static FleetAction back(Scene scene, String ship) {
    return new ShipAction.RetrieveAwayTeam(
        FED, scene.card(ship), Faction.FEDERATION, Optional.empty());
  }

  @Rule({"FC-TRP-09", "FC-TRP-10", "FC-TRP-11", "FC-D-56", "FC-CMP-09"})
  @Test
  void anAwayTeamGoesWithoutATestAndAnotherShipMayBringItBack() {
    Scene scene = scene().missions(FED, "mission-field-team-1");
    scene.apply(send(scene));
    assertThat(scene.tile(0, 0).teams()).containsExactly(Faction.FEDERATION);
    assertThat(Fleets.teamsLeft(scene.table())).isEqualTo(2);
    FleetAction claim =
        new FreeAction.ClaimMission(
            FED, scene.card("mission-field-team-1"), Optional.empty(), Optional.empty());
    assertThat(scene.refused(claim)).contains("FC-MSN-01");
    scene.apply(back(scene, "venture"));
    assertThat(scene.tile(0, 0).teams()).isEmpty();
    assertThat(scene.refused(claim)).isEmpty();
  }

  @Rule({"FC-TRP-09", "FC-D-56", "FC-I-18"})
  @Test
  void teamsNeedAHabitableBodyAndATokenOfTheSupply() {
    Scene scene = scene().tile(1, 0, "dead-space-1", FED).at("enterprise-a", 1, 0);
    assertThat(scene.refused(send(scene))).containsExactly("FC-TRP-09");
    scene.at("enterprise-a", 0, 0);
    scene.ship(
        "groth", ship -> ship.withTeams(java.util.Collections.nCopies(3, Faction.FEDERATION)));
    assertThat(scene.refused(send(scene))).containsExactly("FC-D-56");
    scene.ship("groth", ship -> ship.withTeams(Faction.FEDERATION));
    assertThat(scene.refused(send(scene))).isEmpty();
    scene.change(
        play ->
            Tables.tile(
                play,
                scene.space(1, 0),
                tile -> tile.withTeams(Faction.KLINGON, Faction.FEDERATION)));
    assertThat(scene.refused(send(scene))).as("one aboard, two on a tile").isNotEmpty();
  }

  @Rule({"FC-TRP-09", "FC-D-56"})
  @Test
  void aTeamTakenByTheEnemyLosesTheStep() {
    Scene scene = scene().missions(FED, "mission-field-team-1");
    scene.apply(send(scene)).turnOf(KLI);
    scene.apply(
        new ShipAction.RetrieveAwayTeam(
            KLI, scene.card("groth"), Faction.FEDERATION, Optional.empty()));
    assertThat(Fleets.teamsLeft(scene.table())).isEqualTo(3);
    assertThat(scene.table().captain(FED).progress().values()).containsExactly(0);
  }

  @Rule({"FC-D-56", "FC-TRP-04", "FC-CMP-09"})
  @Test
  void aboardAnEnemyShipOnlyForAMissionThatAsksForItAndAfterATest() {
    Scene scene = scene();
    FleetAction board =
        new ShipAction.SendAwayTeam(
            FED, scene.card("enterprise-a"), Optional.of(scene.card("groth")));
    assertThat(scene.refused(board)).containsExactly("FC-D-56");
    scene.missions(FED, "mission-boarding-party-1").dial("enterprise-a", 9, 2, 7, 6);
    scene.dial("groth", 7, 5, 6, 6).dice(4);
    scene.ship("enterprise-a", ship -> ship.withAdjusted(true));
    scene.apply(board).passTest();
    assertThat(scene.ship("groth").teams()).containsExactly(Faction.FEDERATION);
    scene.apply(
        new ShipAction.RetrieveAwayTeam(
            FED, scene.card("venture"), Faction.FEDERATION, Optional.of(scene.card("groth"))));
    FleetAction claim =
        new FreeAction.ClaimMission(
            FED, scene.card("mission-boarding-party-1"), Optional.empty(), Optional.empty());
    assertThat(scene.refused(claim)).isEmpty();
  }

  @Test
  void theStandardSetServesTheSameScene() {
    assertThat(scene(Fixture.plain()).ship("groth").cargo()).isEmpty();
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

  @Rule("FC-D-56")
  @Test
  void aTeamAboardAShipThatIsDestroyedReturnsAndItsStepIsLost() {
    Scene scene =
        scene().missions(FED, "mission-boarding-party-1").dial("enterprise-a", 9, 2, 7, 6);
    scene.dial("groth", 7, 5, 6, 6).dice(4);
    scene.ship("enterprise-a", ship -> ship.withAdjusted(true));
    scene.apply(
        new ShipAction.SendAwayTeam(
            FED, scene.card("enterprise-a"), Optional.of(scene.card("groth"))));
    scene.passTest();
    assertThat(Fleets.teamsLeft(scene.table())).isEqualTo(2);
    assertThat(scene.table().captain(FED).progress().values()).containsExactly(1);
    scene.change(play -> Damage.take(play, scene.card("groth"), 3, Optional.empty()));
    assertThat(Fleets.teamsLeft(scene.table())).isEqualTo(3);
    assertThat(scene.table().captain(FED).progress().values()).containsExactly(0);
  }
}
