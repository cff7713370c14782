package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.encounter.Met.beside;
import static io.stardeck.fleetcaptains.encounter.Met.fountain;
import static io.stardeck.fleetcaptains.encounter.Met.meet;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.encounter.Meeting;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.TestStage;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Encounters and what becomes of them ({@code FC-ENC, FC-D-63}). */
final class EncounterTest {
  @Rule({"FC-X-06", "FC-ENC-01", "FC-ENC-02", "FC-ACT-06", "FC-D-63"})
  @Test
  void aFivePassesTheParticleFountainAndAFourDamages() {
    for (int die : new int[] {5, 4}) {
      Scene scene = meet(fountain(beside("particle-fountain", Fixture.standard())), 1, die);
      assertThat(((FleetFrame.Test) scene.state().top()).test().kind())
          .isEqualTo(TestKind.ENCOUNTER);
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

  @Rule({"FC-X-65", "FC-D-86", "FC-PWR-04", "FC-SYS-05", "FC-CMP-14", "FC-ACT-05"})
  @Test
  void withoutATestFirstThereIsAMomentToAdjust() {
    Scene scene = meet(beside("stellar-pulse", Fixture.standard()), 1);
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    scene.apply(new FreeAction.PowerAdjust(FED, scene.card("yosemite"), 2));
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    scene.apply(new Answer.ResolveEncounter(FED));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.table().actionsUsed()).as("nothing of it is an action").isZero();
    Ship ship = scene.ship("yosemite");
    assertThat(Ratings.disabled(scene.table(), ship, ship.at(), ShipSystem.WEAPONS)).isTrue();
    Scene adjusted = meet(fountain(beside("stellar-pulse", Fixture.standard())), 1);
    assertThat(adjusted.ship("yosemite").tokens()).hasSize(1);
  }

  @Rule({"FC-X-33", "FC-EXP-04", "FC-LOC-03", "FC-CMP-06"})
  @Test
  void oneToThreeBringsAnEncounterAtAKClassPlanet() {
    for (int die = 1; die <= 6; die++) {
      Scene scene = meet(fountain(beside("particle-fountain", Fixture.standard())), die);
      assertThat(scene.asks(FleetFrame.Test.class)).as("die " + die).isEqualTo(die <= 3);
    }
  }

  @Rule({"FC-ENC-03", "FC-OBJ-01", "FC-D-63", "FC-I-04"})
  @Test
  void aPassedEncounterWithPointsIsScoredAndAFailedOneIsNot() {
    Scene passed = meet(fountain(beside("plasma-wake", wake())), 1, 5).passTest();
    assertThat(passed.table().captain(FED).scored())
        .singleElement()
        .matches(each -> each.kind() == ScoreKind.ENCOUNTER && each.vp() == 1);
    Scene failed = meet(fountain(beside("plasma-wake", wake())), 1, 4).passTest();
    failed.apply(failed.legal(FED, Answer.SetDial.class).get(0));
    assertThat(failed.table().captain(FED).score()).isZero();
    assertThat(failed.spentEncounters()).contains(failed.card("plasma-wake"));
  }

  /** A state from outside in which something else is said to have been scored has a fault. */
  @Test
  void missionsAndEncountersAloneAreScoredAsCards() {
    Scene passed = meet(fountain(beside("plasma-wake", wake())), 1, 5).passTest();
    FleetState state = passed.state();
    CardId encounter = state.table().captain(FED).scored().get(0).card().orElseThrow();
    CardId ship = state.table().captain(FED).fleet().get(0).card();
    for (ScoreKind kind : ScoreKind.values()) {
      for (CardId card : ImmutableList.of(encounter, ship)) {
        assertThat(faulty(state, new Scored(kind, Optional.of(card), 1)))
            .as("%s by %s", kind, card)
            .isEqualTo(kind != ScoreKind.ENCOUNTER || card.equals(ship));
      }
      assertThat(faulty(state, new Scored(kind, Optional.empty(), 1)))
          .as("%s by a token", kind)
          .isEqualTo(kind == ScoreKind.ENCOUNTER || kind == ScoreKind.MISSION);
    }
  }

  private static boolean faulty(FleetState state, Scored scored) {
    Play<FleetState> play = Play.silent(state);
    Tables.captain(play, FED, captain -> captain.withScored(scored));
    return new FleetCaptainsGame()
        .faults(play.state()).stream()
            .anyMatch(fault -> fault.path().equals("table.captains.scored"));
  }

  private static ImmutableList<CardId> rest(
      ImmutableList<CardId> before, ImmutableList<CardId> deck) {
    return before.stream().filter(deck::contains).collect(ImmutableList.toImmutableList());
  }

  @Rule({"FC-ENC-03", "FC-MAP-07"})
  @Test
  void anEncounterThatSaysSoIsTrashedAndAnotherDiscarded() {
    for (String afterwards : new String[] {"TRASH", "DISCARD"}) {
      Fixture fixture =
          Fixture.standard()
              .with(
                  "encounters",
                  "stellar-pulse",
                  "{'effects':[],'afterwards':'" + afterwards + "'}");
      Scene scene = meet(fountain(beside("stellar-pulse", fixture)), 1);
      boolean trash = afterwards.equals("TRASH");
      CardId card = scene.card("stellar-pulse");
      assertThat(scene.state().zones().cards(Places.TRASH).contains(card)).isEqualTo(trash);
      assertThat(scene.spentEncounters().contains(card)).isEqualTo(!trash);
    }
  }

  @Rule({"FC-ENC-03", "FC-D-57"})
  @Test
  void tribblesStayWithTheShipAndHinderIt() {
    Scene scene = meet(fountain(beside("tribbles-2", Fixture.standard())), 1);
    Ship ship = scene.ship("yosemite");
    assertThat(ship.cargo()).containsExactly(scene.card("tribbles-2"));
    assertThat(scene.told())
        .contains(new ShipEvent.CargoGained(scene.card("tribbles-2"), ship.card()));
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
    Optional<Integer> space = Optional.of(scene.space(0, 1));
    CardId pulse = scene.card("stellar-pulse");
    assertThat(scene.told())
        .contains(new CardEvent.CardAttached(pulse, Optional.empty(), space, Optional.empty()));
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
    ImmutableList<CardId> before = scene.spentEncounters();
    meet(scene, 1);
    assertThat(scene.happened()).contains("DeckReshuffled", "EncounterDrawn");
    ImmutableList<CardId> deck = scene.state().zones().cards(Places.ENCOUNTERS);
    assertThat(deck).hasSize(before.size() - 1).as("shuffled").isNotEqualTo(rest(before, deck));
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

  @Rule("FC-D-89")
  @Test
  void anExplorationByAnEffectEndsTheManeuverOfItsOwnShipAlone() {
    Scene scene = beside("particle-fountain", Fixture.standard()).fleet(FED, "yosemite", "equinox");
    scene.at("yosemite", 0, 0).at("equinox", 0, 0).dice(1);
    scene.apply(new FreeAction.StartManeuver(FED, scene.card("yosemite")));
    ImmutableList<CardId> explorer = ImmutableList.of(scene.card("equinox"));
    scene.change(play -> Meeting.draw(play, FED, explorer, scene.space(0, 0)));
    assertThat(scene.table().frames()).anyMatch(FleetFrame.Maneuver.class::isInstance);
    ImmutableList<CardId> mover = ImmutableList.of(scene.card("yosemite"));
    scene.change(play -> Meeting.draw(play, FED, mover, scene.space(0, 0)));
    assertThat(scene.table().frames()).noneMatch(FleetFrame.Maneuver.class::isInstance);
  }

  /** A Plasma Wake that asks for 12, whatever the shipped one does. */
  private static Fixture wake() {
    return Fixture.standard()
        .with(
            "encounters",
            "plasma-wake",
            "{'effects':[{'do':'TEST','system':'SENSORS','level':12,'onPass':[],"
                + "'onFail':[{'do':'DEAL_DAMAGE','amount':1}],'together':false}]}");
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

  @Rule({"FC-ENC-03", "FC-D-61", "FC-D-63"})
  @Test
  void whetherAnEncounterWasPassedIsToldAndCounted() {
    for (int die : new int[] {5, 4}) {
      Scene scene = fountain(beside("plasma-wake", wake()));
      scene.missions(FED, "mission-trial-by-fire-1");
      meet(scene, 1, die).passTest();
      if (die == 4) {
        scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
      }
      assertThat(scene.told())
          .contains(
              new CardEvent.EncounterResolved(
                  scene.card("plasma-wake"), scene.card("yosemite"), die == 5));
      assertThat(scene.legal(FED, FreeAction.ClaimMission.class)).hasSize(die == 5 ? 1 : 0);
    }
  }

  @Rule("FC-ENC-03")
  @Test
  void aPassedEncounterWithoutPointsIsDiscarded() {
    Fixture fixture = wake().with("encounters", "plasma-wake", "{'vp':0}");
    Scene scene = meet(fountain(beside("plasma-wake", fixture)), 1, 5).passTest();
    assertThat(scene.table().captain(FED).scored()).isEmpty();
    assertThat(scene.spentEncounters()).contains(scene.card("plasma-wake"));
  }
}
