package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.card.TestKind;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.TestStage;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Encounters, and what tiles do ({@code FC-ENC, FC-LOC}). */
final class EncounterTest {
  private static final String YOSEMITE = "{'standing':[]}";

  /** Yosemite beside a face-down K-class planet, with that encounter on top of the deck. */
  private static Scene beside(String encounter, Fixture fixture) {
    Scene scene =
        Scene.of(fixture.with("ships", "yosemite", YOSEMITE).set())
            .fleet(FED, "yosemite")
            .missions(FED)
            .hand(FED)
            .hand(KLI)
            .tile(0, 0, "dead-space-1", FED)
            .hidden(0, 1, "k-planet-1")
            .at("yosemite", 0, 0)
            .dial("yosemite", 2, 7, 4, 3);
    return encounter.isEmpty() ? scene : scene.onTop(encounter);
  }

  private static Scene meet(Scene scene, Integer... dice) {
    scene.dice(dice);
    return scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yosemite")),
        new FreeAction.Step(FED, scene.space(0, 1)));
  }

  private static Scene fountain(Scene scene) {
    scene.ship("yosemite", ship -> ship.withAdjusted(true));
    return scene;
  }

  @Rule({"FC-X-06", "FC-ENC-01", "FC-ENC-02", "FC-ACT-06", "FC-D-63"})
  @Test
  void aFivePassesTheParticleFountainAndAFourDamages() {
    for (int die : new int[] {5, 4}) {
      Scene scene = meet(fountain(beside("particle-fountain", Fixture.standard())), 1, die);
      assertThat(scene.asks(FleetFrame.Test.class)).isTrue();
      scene.passTest();
      Alert alert = scene.ship("yosemite").alert();
      assertThat(alert).isEqualTo(die == 5 ? Alert.WHITE : Alert.YELLOW);
      assertThat(scene.table().actionsUsed()).isZero();
    }
  }

  @Rule({"FC-X-07", "FC-X-65", "FC-D-86"})
  @Test
  void adjustingInTheWindowPassesWithoutARoll() {
    Scene scene = meet(beside("particle-fountain", Fixture.standard()), 1, 1);
    assertThat(((FleetFrame.Test) scene.state().top()).stage()).isEqualTo(TestStage.ACTIVE_CARD);
    scene.apply(new FreeAction.PowerAdjust(FED, scene.card("yosemite"), 0)).passTest();
    assertThat(scene.ship("yosemite").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.happened()).doesNotContain("DiceRolled");
  }

  @Rule({"FC-X-65", "FC-D-86", "FC-PWR-04", "FC-SYS-05"})
  @Test
  void withoutATestFirstThereIsAMomentToAdjust() {
    Scene scene = meet(beside("stellar-pulse", Fixture.standard()), 1);
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    scene.apply(new FreeAction.PowerAdjust(FED, scene.card("yosemite"), 2));
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    scene.apply(new Answer.ResolveEncounter(FED));
    Ship ship = scene.ship("yosemite");
    assertThat(Ratings.disabled(scene.table(), ship, ship.at(), ShipSystem.WEAPONS)).isTrue();
    Scene adjusted = meet(fountain(beside("stellar-pulse", Fixture.standard())), 1);
    assertThat(adjusted.ship("yosemite").tokens()).hasSize(1);
  }

  @Rule({"FC-X-33", "FC-EXP-04", "FC-LOC-03"})
  @Test
  void oneToThreeBringsAnEncounterAtAKClassPlanet() {
    for (int die = 1; die <= 6; die++) {
      Scene scene = meet(fountain(beside("particle-fountain", Fixture.standard())), die);
      assertThat(scene.asks(FleetFrame.Test.class)).as("die " + die).isEqualTo(die <= 3);
    }
  }

  @Rule({"FC-ENC-03", "FC-OBJ-01", "FC-D-63"})
  @Test
  void aPassedEncounterWithPointsIsScoredAndAFailedOneIsNot() {
    Scene passed = meet(fountain(beside("plasma-wake", Fixture.standard())), 1, 5).passTest();
    assertThat(passed.table().captain(FED).scored())
        .singleElement()
        .matches(each -> each.kind() == ScoreKind.ENCOUNTER && each.vp() == 1);
    Scene failed = meet(fountain(beside("plasma-wake", Fixture.standard())), 1, 4).passTest();
    failed.apply(failed.legal(FED, Answer.SetDial.class).get(0));
    assertThat(failed.table().captain(FED).score()).isZero();
    assertThat(failed.spentEncounters()).contains(failed.card("plasma-wake"));
  }

  @Rule({"FC-ENC-03", "FC-D-57"})
  @Test
  void tribblesStayWithTheShipAndHinderIt() {
    Scene scene = meet(fountain(beside("tribbles-2", Fixture.standard())), 1);
    Ship ship = scene.ship("yosemite");
    assertThat(ship.cargo()).containsExactly(scene.card("tribbles-2"));
    int tested =
        Ratings.of(
            scene.table(),
            ship,
            ship.at(),
            ShipSystem.SENSORS,
            Ratings.testing(TestKind.ENCOUNTER));
    assertThat(tested).isEqualTo(6);
    assertThat(Ratings.standing(scene.table(), ship, ship.at(), ShipSystem.SENSORS)).isEqualTo(7);
  }

  @Rule({"FC-ENC-03", "FC-D-63"})
  @Test
  void anEncounterLiesAtItsTileOrItsShipAsLongAsItLasts() {
    Fixture tile =
        Fixture.standard()
            .with(
                "encounters",
                "stellar-pulse",
                "{'effects':[],'afterwards':'ATTACH_TILE','standing':[{'does':'STOP_ON_ENTRY'}]}");
    Scene scene = meet(fountain(beside("stellar-pulse", tile)), 1);
    assertThat(scene.tile(0, 1).attached()).containsExactly(scene.card("stellar-pulse"));
    Fixture ship =
        Fixture.standard()
            .with(
                "encounters",
                "stellar-pulse",
                "{'effects':[],'afterwards':'ATTACH_SHIP','standing':"
                    + "[{'does':'SET_DISABLED','system':'WEAPONS'}]}");
    Scene at = meet(fountain(beside("stellar-pulse", ship)), 1);
    Ship now = at.ship("yosemite");
    assertThat(now.attached()).containsExactly(at.card("stellar-pulse"));
    assertThat(Ratings.disabled(at.table(), now, now.at(), ShipSystem.WEAPONS)).isTrue();
  }

  @Rule("FC-D-33")
  @Test
  void anEmptyDeckIsMadeAnewOfItsDiscards() {
    Scene scene = fountain(beside("", Fixture.standard()));
    scene.change(
        play -> Cards.DEALER.all(play, Places.ENCOUNTERS).openly().to(Places.SPENT_ENCOUNTERS));
    meet(scene, 1);
    assertThat(scene.happened()).contains("DeckReshuffled", "EncounterDrawn");
  }

  @Rule({"FC-X-12", "FC-LOC-01", "FC-LOC-02", "FC-D-32", "FC-EXP-02", "FC-EXP-03"})
  @Test
  void theEffectOfATileHoldsForEveryShipInItFromItsTurningUp() {
    Scene scene = beside("", Fixture.standard()).hidden(0, 1, "j-nebula-1").fleet(KLI, "bortas");
    meet(scene, 3);
    Ship ship = scene.ship("yosemite");
    assertThat(scene.tile(0, 1).explored()).isTrue();
    assertThat(Ratings.standing(scene.table(), ship, ship.at(), ShipSystem.SHIELDS)).isEqualTo(7);
    assertThat(scene.happened()).doesNotContain("EncounterDrawn");
    scene.at("bortas", 0, 1);
    Ship enemy = scene.ship("bortas");
    int shields = scene.table().setting(enemy).shields();
    assertThat(Ratings.standing(scene.table(), enemy, enemy.at(), ShipSystem.SHIELDS))
        .isEqualTo(shields + 4);
    scene.fleet(KLI, "korinar").at("korinar", 0, 1).cloaked("korinar");
    Ship cloaked = scene.ship("korinar");
    int space = scene.space(0, 1);
    assertThat(Sources.of(scene.table(), cloaked, space))
        .as("a cloaked one too")
        .containsAll(Objects.requireNonNull(scene.table().location(space)).standing());
  }

  @Rule({"FC-X-32", "FC-D-74"})
  @Test
  void inAClass17NebulaWeaponsCountTwoLessInAttacksAlone() {
    Scene scene = beside("", Fixture.standard()).tile(0, 0, "class-17-nebula-1", FED);
    Ship ship = scene.ship("yosemite");
    int weapons = scene.table().setting(ship).weapons();
    var kind = TestKind.COMBAT_SHIP;
    assertThat(
            Ratings.of(scene.table(), ship, ship.at(), ShipSystem.WEAPONS, Ratings.testing(kind)))
        .isEqualTo(weapons - 2);
    assertThat(Ratings.standing(scene.table(), ship, ship.at(), ShipSystem.WEAPONS))
        .isEqualTo(weapons);
  }

  @Rule({"FC-D-32", "FC-D-77"})
  @Test
  void aShipThatATileMovesRollsNoDieThereAndUsesNoManeuver() {
    Fixture fold =
        Fixture.standard()
            .with(
                "locations", "k-planet-1", "{'onExploring':[{'do':'MOVE_SHIP','to':'OWN_POST'}]}");
    Scene scene = meet(beside("particle-fountain", fold), 1);
    assertThat(scene.ship("yosemite").at()).isEqualTo(scene.table().shape().post(FED));
    assertThat(scene.happened()).doesNotContain("EncounterChecked");
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-ACT-08", "FC-MOV-02"})
  @Test
  void whatForbidsTheManeuverForbidsItUntilItEnds() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "encounters",
                "stellar-pulse",
                "{'effects':[{'do':'IMPOSE','standing':{'does':'FORBID_MANEUVER'},"
                    + "'until':'END_OF_TURN'},{'do':'GRANT_MANEUVER'}]}");
    Scene scene = meet(fountain(beside("stellar-pulse", fixture)), 1);
    FreeAction.StartManeuver start = new FreeAction.StartManeuver(FED, scene.card("yosemite"));
    assertThat(scene.refused(start)).containsExactly("FC-MOV-02");
    scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
    assertThat(scene.refused(start)).isEmpty();
    assertThat(scene.table().imposed()).isEmpty();
    assertThat(Optional.of(scene.decider())).contains(FED);
  }

  /** Yosemite and Equinox beside the planet; Yosemite has adjusted. */
  private static Scene force(String encounter) {
    return force(encounter, Fixture.standard());
  }

  private static Scene force(String encounter, Fixture fixture) {
    Scene scene = beside("", fixture).fleet(FED, "yosemite", "equinox");
    scene.at("yosemite", 0, 0).at("equinox", 0, 0).onTop(encounter).dice(1);
    scene.ship("yosemite", ship -> ship.withAdjusted(true));
    return scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yosemite")),
        new FreeAction.JoinTaskForce(FED, scene.card("equinox")),
        new FreeAction.Step(FED, scene.space(0, 1)));
  }

  @Rule({"FC-D-86", "FC-D-30"})
  @Test
  void anyMemberThatCanAdjustMayBeforeAnEncounterHitsThem() {
    Scene scene = force("ancient-vault"); // for all ships, without a test
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    scene.apply(new FreeAction.PowerAdjust(FED, scene.card("equinox"), 1));
    scene.apply(new Answer.ResolveEncounter(FED));
    assertThat(scene.table().imposed()).hasSize(2);

    Scene named = force("stellar-pulse"); // harm, which hits both
    named.apply(new Answer.ChooseEncounterShip(FED, named.card("yosemite")));
    assertThat(named.asks(FleetFrame.EncounterDrawn.class)).isTrue();

    Scene nobody = beside("ancient-vault", Fixture.standard());
    nobody.ship("yosemite", ship -> ship.withAdjusted(true));
    assertThat(meet(nobody, 1).asks(FleetFrame.EncounterDrawn.class)).isFalse();
  }

  @Rule({"FC-D-86", "FC-D-63"})
  @Test
  void aChoiceOfTheOpponentIsNoMomentToAdjust() {
    Scene scene = meet(beside("toll-gate", Fixture.standard()), 1); // the opponent chooses
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    assertThat(meet(beside("lone-scout", Fixture.standard()), 1).decider()).isEqualTo(FED);
    scene.apply(new Answer.ResolveEncounter(FED));
    assertThat(scene.decider()).isEqualTo(KLI);
  }

  @Rule({"FC-TFO-06", "FC-TFO-07", "FC-D-30"})
  @Test
  void whatHelpsForATimeHelpsTheNamedShipAloneAndWhatForbidsStrikesAll() {
    for (String standing :
        new String[] {"{'does':'NO_BREAKAWAY'}", "{'does':'FORBID_ACTION','kinds':['SCAN']}"}) {
      boolean harm = standing.contains("FORBID");
      String token = "{'do':'PLACE_SYSTEM_TOKEN','system':'SENSORS','amount':" + (harm ? -1 : 1);
      Fixture fixture =
          Fixture.standard()
              .with(
                  "encounters",
                  "stellar-pulse",
                  "{'effects':["
                      + token
                      + "},{'do':'IMPOSE','standing':"
                      + standing
                      + ",'until':'END_OF_TURN'}]}");
      Scene scene = force("stellar-pulse", fixture);
      scene.apply(new Answer.ChooseEncounterShip(FED, scene.card("equinox")));
      scene.apply(new Answer.ResolveEncounter(FED));
      assertThat(scene.ship("equinox").tokens()).hasSize(1);
      assertThat(scene.ship("yosemite").tokens()).hasSize(harm ? 1 : 0);
      assertThat(scene.table().imposed())
          .extracting(each -> each.ship())
          .containsExactlyInAnyOrder(
              harm
                  ? new CardId[] {scene.card("equinox"), scene.card("yosemite")}
                  : new CardId[] {scene.card("equinox")});
    }
  }

  @Rule("FC-D-30")
  @Test
  void whatAnEncounterOfAllShipsBecomesGoesToTheFirstThatIsStillThere() {
    for (boolean lost : new boolean[] {false, true}) {
      Fixture fixture =
          Fixture.standard()
              .with(
                  "encounters",
                  "ancient-vault",
                  "{'effects':[{'do':'DEAL_DAMAGE','amount':1}],'afterwards':'KEEP_AS_CARGO'}");
      Scene scene = force("ancient-vault", fixture);
      scene.ship(
          "yosemite", ship -> ship.withAlert(lost ? Alert.RED : Alert.YELLOW).withSetting(0));
      scene.apply(new Answer.ResolveEncounter(FED));
      while (scene.asks(FleetFrame.ChooseSetting.class)) {
        scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
      }
      assertThat(scene.table().ship(scene.card("yosemite")) == null).isEqualTo(lost);
      assertThat(scene.ship(lost ? "equinox" : "yosemite").cargo())
          .containsExactly(scene.card("ancient-vault"));
    }
  }

  @Rule("FC-D-89")
  @Test
  void anExplorationByAnEffectEndsTheManeuverOfItsOwnShipAlone() {
    Scene scene = beside("particle-fountain", Fixture.standard()).fleet(FED, "yosemite", "equinox");
    scene.at("yosemite", 0, 0).at("equinox", 0, 0).dice(1);
    scene.apply(new FreeAction.StartManeuver(FED, scene.card("yosemite")));
    ImmutableList<CardId> explorer = ImmutableList.of(scene.card("equinox"));
    scene.change(play -> Exploring.encounter(play, FED, explorer));
    assertThat(scene.table().frames()).anyMatch(FleetFrame.Maneuver.class::isInstance);
    ImmutableList<CardId> mover = ImmutableList.of(scene.card("yosemite"));
    scene.change(play -> Exploring.encounter(play, FED, mover));
    assertThat(scene.table().frames()).noneMatch(FleetFrame.Maneuver.class::isInstance);
  }

  private static String sensors(int level, String onPass) {
    return "{'do':'TEST','system':'SENSORS','level':"
        + level
        + ",'onPass':["
        + onPass
        + "],'onFail':[],'together':false}";
  }

  private static Scene scored(String effects) {
    Fixture fixture =
        Fixture.standard().with("encounters", "plasma-wake", "{'effects':[" + effects + "]}");
    Scene scene = fountain(beside("plasma-wake", fixture));
    scene.table(table -> table.withFailed(true)); // as an earlier encounter may have left it
    return meet(scene, 1, 1, 1).passTest();
  }

  @Rule({"FC-D-63", "FC-ENC-03"})
  @Test
  void theFirstTestOfAnEncounterDecidesAndOneWithoutATestIsPassed() {
    assertThat(scored("").table().captain(FED).score()).isOne();
    assertThat(scored(sensors(1, "") + "," + sensors(30, "")).table().captain(FED).score()).isOne();
    assertThat(scored(sensors(1, sensors(30, ""))).table().captain(FED).score()).isOne();
    assertThat(scored(sensors(30, "") + "," + sensors(1, "")).table().captain(FED).score())
        .isZero();
  }
}
