package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.OwnSet.instant;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.Chosen.OfKind;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the words of effects reach, and what they leave alone. */
class WhatWordsReachTest {
  private static final Host TEAM = Host.team(0, ONE);

  private static final CardSet SET =
      OwnSet.with(
          instant(
              "blast",
              "SHIP",
              "{'op':'DAMAGE_SHIP','others':"
                  + "{'op':'SHIP','stat':'SHIELDS','is':'LESS','than':8}}"),
          instant("strips", "SHIP", "{'op':'DESTROY_EQUIPMENT','n':2}"),
          instant("nova", "MISSION", "{'op':'DESTROY_LOCATION'}"),
          instant("frees", "SHIP", "{'op':'UNSTOP','rangeBack':false}"),
          instant("restores", "MISSION", "{'op':'RESTORE_MISSION'}"),
          instant("guesses", "PLAYER", "{'op':'GUESS_HAND'}"),
          instant("point", "PLAYER", "{'op':'SCORE','points':1}"));

  // Excavation (planet), Study Stellar Collision (space), Diplomacy Mission (planet).
  private final Scene scene = Scene.laid(SET).missions("154", "191", "151");

  @Rule("ST-EFF-04")
  @Test
  void whatDamagesOtherShipsSparesTheOneItIsPlayedOn() {
    CardId ship = scene.ship(ONE, "331", 0);
    CardId other = scene.ship(ONE, "331", 0);
    scene.playsCard(ONE, "blast", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
    assertThat(scene.ship(other).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule("ST-EFF-05")
  @Test
  void asMuchEquipmentIsDestroyedAsTheCardSaysStoppedOrNot() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.gear(ONE, "064", aboard);
    scene.gear(ONE, "064", aboard);
    scene.gear(ONE, "064", aboard);
    scene.playsCard(ONE, "strips", Aim.at(aboard));
    assertThat(scene.state().gear(aboard)).isEqualTo(1);
    scene.stopped(ONE, aboard).gear(ONE, "064", aboard);
    scene.playsCard(ONE, "strips", Aim.at(aboard));
    assertThat(scene.state().gear(aboard)).isZero();
  }

  @Rule("ST-EFF-03")
  @Test
  void whoIsNotStoppedAnyMoreHasStillUsedTheRange() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.stopped(ship).with(ship, each -> each.copy().withRangeUsed(3));
    scene.playsCard(ONE, "frees", Aim.at(Host.ship(ship)));
    assertThat(scene.ship(ship).stopped()).isFalse();
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(3);
    assertThat(scene.told(MissionEvent.RangeRestored.class)).isEmpty();
  }

  @Rule("ST-EFF-03")
  @Test
  void whoIsUnstoppedAreThoseOfTheShipWhoeverPlaysIt() {
    CardId ship = scene.ship(TWO, "331", 0);
    Host theirs = Host.team(0, TWO);
    scene.persons(TWO, theirs, "204").stopped(TWO, theirs).stopped(ship);
    scene.persons(ONE, TEAM, "205").stopped(ONE, TEAM);
    scene.playsCard(ONE, "frees", Aim.at(Host.ship(ship)));
    assertThat(scene.defs(theirs, Role.FREE)).containsExactly("204");
    assertThat(scene.defs(TEAM, Role.STOPPED)).containsExactly("205");
    assertThat(scene.toldTo(ONE, MissionEvent.GroupUnstopped.class))
        .containsExactly(
            new MissionEvent.GroupUnstopped(Host.ship(ship)),
            new MissionEvent.GroupUnstopped(theirs));
  }

  @Rule({"ST-EFF-28", "ST-SPC-10"})
  @Test
  void whatRestoresAMissionLeavesOneAloneThatIsSolved() {
    scene.solved(0, TWO).destroyed(0).destroyed(2);
    scene.playsCard(ONE, "restores", Aim.at(0));
    scene.playsCard(ONE, "restores", Aim.at(2));
    assertThat(scene.state().table().spaceline())
        .extracting(Location::destroyed)
        .containsExactly(true, false, false);
  }

  @Rule({"ST-EFF-23", "ST-SPC-07", "ST-ZON-06"})
  @Test
  void podsPerishWithTheirPlace() {
    Host pod = Host.pod(scene.pod(ONE, 0));
    scene.persons(ONE, Host.pod(scene.pod(ONE, 1)), "203").persons(ONE, pod, "205");
    scene.playsCard(ONE, "nova", Aim.at(0));
    assertThat(scene.state().table().pods()).extracting("location").containsExactly(1);
    assertThat(scene.discarded(ONE)).contains("116", "205");
  }

  @Rule({"ST-EFF-47", "ST-EFF-17", "ST-VIS-11", "ST-VIS-16"})
  @Test
  void whoPutsADeckInOrderAloneKnowsItAndNamesNoCardTwice() {
    scene.hand(TWO, "205");
    scene.hand(TWO, "204");
    scene.playsCard(ONE, "082", Aim.at(TWO)); // their hand goes under the deck
    scene.quietly(new PlayInterrupt(ONE, scene.hand(ONE, "005"), Aim.at(TWO)));
    scene.quietly(new Choose(ONE, new OfDefinition("204")));
    assertThat(scene.against(new Choose(ONE, new OfDefinition("204")))).isNotEmpty();
    scene.quietly(new Choose(ONE, new No()));
    assertThat(scene.seen(ONE, Places.deck(TWO))).startsWith("204");
    assertThat(scene.seen(TWO, Places.deck(TWO))).isEmpty(); // not even that 205 is still the last
    assertThat(scene.seen(Seat.SPECTATOR, Places.deck(TWO))).isEmpty();
  }

  @Rule({"ST-EFF-17", "ST-SPC-16"})
  @Test
  void aScanShowsStoppedPersonsAndEquipmentToo() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, aboard, "205").stopped(ONE, aboard).gear(ONE, "064", aboard);
    scene.orders(ONE).plays(TWO, "128", Aim.at(aboard)).passes();
    assertThat(scene.seen(TWO, aboard.place(Role.STOPPED))).containsExactly("205");
    assertThat(scene.seen(TWO, aboard.place(Role.GEAR))).containsExactly("064");
  }

  @Rule("ST-EFF-03")
  @Test
  void equipmentAndTheTeamOnThePlanetAreUnstoppedToo() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.gear(ONE, "064", aboard);
    scene.persons(ONE, TEAM, "204").stopped(ONE, TEAM).stopped(ONE, aboard);
    scene.with(aboard.card(), each -> each.copy().withRangeUsed(3));
    scene.orders(ONE).plays(ONE, "113", Aim.at(aboard)).passes();
    assertThat(scene.told(MissionEvent.GroupUnstopped.class)).hasSize(2);
    assertThat(scene.told(MissionEvent.RangeRestored.class)).hasSize(1);
    assertThat(scene.defs(aboard, Role.GEAR)).containsExactly("064");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("204");
  }

  @Rule({"ST-EFF-53", "ST-RNG-02"})
  @ParameterizedTest
  @CsvSource({"0, 205", "1, 005"})
  void theCardGuessedAtIsDrawnAtRandom(int drawn, String shown) {
    scene.hand(TWO, "205");
    scene.hand(TWO, "005");
    scene.playsCard(ONE, "guesses", Aim.at(TWO));
    scene.draws(drawn).quietly(new Choose(ONE, new OfKind(CardKind.SHIP)));
    assertThat(scene.seen(Seat.SPECTATOR, Places.hand(TWO))).containsExactly(shown);
  }

  @Rule("ST-EFF-53")
  @ParameterizedTest
  @CsvSource({"205", "331", "064", "082", "110", "005", "104"})
  void everyKindThatMayBeInAHandIsGuessed(String card) {
    scene.hand(TWO, card);
    scene.playsCard(ONE, "guesses", Aim.at(TWO));
    scene.quietly(new Choose(ONE, new OfKind(SET.card(card).kind())));
    assertThat(scene.discarded(TWO)).containsExactly(card);
  }

  @Rule({"ST-CFG-05", "ST-ADV-03", "ST-WIN-01"})
  @ParameterizedTest
  @CsvSource({"101, 99, false", "100, 99, true", "5, 4, true"})
  void theGameIsWonAtTheGoalThatWasAgreed(int goal, int score, boolean over) {
    Scene agreed =
        Scene.laid(config -> StccgConfig.builder().from(config).cards(SET).pointGoal(goal).build())
            .missions("154")
            .scores(ONE, score);
    CardId point = agreed.hand(ONE, "point");
    agreed.cardPlay(ONE).quietly(new PlayCard(ONE, point, Aim.at(ONE)));
    assertThat(agreed.state().top() instanceof Phase.Over).isEqualTo(over);
  }
}
