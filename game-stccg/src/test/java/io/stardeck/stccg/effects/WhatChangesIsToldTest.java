package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Encounter.TEAM;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards that change places, hands or marks: what is told of it, and what stays as it was. */
class WhatChangesIsToldTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'INTERRUPT','id':'lifts','name':'lifts','rarity':'COMMON','interrupt':{"
              + "'any':true,'windows':[{'window':'BATTLE'}],'targets':[{'kind':'TEAM'}],"
              + "'effects':[{'op':'RELOCATE','to':'OWN_SHIP_HERE','otherwise':[],"
              + "'of':{'from':'TARGET','n':{'op':'NUMBER','n':1}}}]}}");

  // Diplomacy Mission (planet), Study Stellar Collision (space), Excavation (planet).
  private final Scene scene = Scene.laid(SET).missions("151", "191", "154");

  private static List<String> defs(List<Card> cards) {
    return cards.stream().map(Card::def).toList();
  }

  @Rule({"ST-ZON-11", "ST-TRN-07"})
  @Test
  void ofTwoMarksTheOneThatEndsIsTold() {
    Host theirs = Host.team(0, TWO);
    scene.persons(TWO, theirs, "205").marked(theirs, new Mark.NoBeam(5));
    scene.marked(theirs, new Mark.Tried(0)).orders(ONE).quietly(new EndTurn(ONE));
    CardEvent.CardMarked told = Iterables.getLast(scene.told(CardEvent.CardMarked.class));
    assertThat(told.gone()).containsExactly(new Mark.Tried(0));
    assertThat(told.card().marks()).containsExactly(new Mark.NoBeam(5));
  }

  @Rule({"ST-ZON-07", "ST-INT-08"})
  @Shows("131")
  @Test
  void whatIsDiscardedAndWhatGoesOutOfPlayIsToldToAll() {
    scene.destroyed(scene.ship(ONE, "331", 0)).orders(ONE);
    scene.plays(ONE, "143", Aim.at(Host.ship(scene.ship(ONE, "332", 0)))).passes();
    assertThat(scene.toldTo(TWO, CardEvent.CardDiscarded.class))
        .extracting(told -> told.card().def())
        .containsExactly("143");
    scene.plays(ONE, "131", Aim.NOTHING).passes(); // Palor Toff
    assertThat(scene.toldTo(TWO, CardEvent.CardOutOfPlay.class))
        .extracting(told -> told.card().def())
        .containsExactly("131");
  }

  @Rule({"ST-TRE-04", "ST-TRM-04"})
  @Shows("141")
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void thatATreatyEndsIsToldWithItsLastCopy(int copies) {
    for (int i = 0; i < copies; i++) {
      scene.lies(ONE, "099", On.table(ONE));
    }
    scene.orders(ONE).plays(TWO, "141", Aim.at(scene.state().table().lying().get(0).id()));
    scene.passes();
    assertThat(scene.toldTo(TWO, CardEvent.TreatyEnded.class)).hasSize(2 - copies);
  }

  @Rule({"ST-EFF-16", "ST-TRM-01"})
  @Shows("084")
  @Test
  void whoControlsAShipIsToldWhenItChangesAndWhenItGoesBack() {
    CardId ship = scene.ship(TWO, "355", 0);
    scene.persons(TWO, Host.ship(ship), "205");
    CardId device = scene.hand(ONE, "084"); // Neural Servo Device
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, device, Aim.at(Host.ship(ship))));
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.told(CardEvent.ControlChanged.class))
        .containsExactly(
            new CardEvent.ControlChanged(ONE, ship), new CardEvent.ControlChanged(TWO, ship));
  }

  @Rule({"ST-EFF-17", "ST-VIS-07"})
  @Shows("066")
  @Test
  void handsAreToldWhenTheyAreOpenedAndNotWhenTheyAreClosed() {
    scene.hand(TWO, "205");
    CardId probe = scene.hand(ONE, "066");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, probe, Aim.NOTHING));
    assertThat(scene.toldTo(ONE, CardEvent.CardsRevealed.class))
        .extracting(told -> defs(told.cards()))
        .contains(List.of("205"));
    int told = scene.told(CardEvent.CardsRevealed.class).size();
    scene.orders(ONE).plays(TWO, "124", Aim.at(probe)).passes();
    assertThat(scene.told(CardEvent.CardsRevealed.class)).hasSize(told);
  }

  @Rule({"ST-VIS-13", "ST-VIS-16", "ST-ORD-10", "ST-I-31"})
  @Test
  void whoFormsAPartyUnseenIsToldTheNewNamesOfThoseWhoCannotBeFollowed() {
    Host inside = Host.outpost(scene.outpost(ONE, "104", 1));
    scene.persons(ONE, inside, "205", "214", "215").orders(ONE);
    scene.does(new Attempt(ONE, 1, inside, Encounter.FEDERATION)).does(new Confirm(ONE));
    assertThat(scene.toldTo(ONE, CardEvent.CardsRenamed.class))
        .flatExtracting(CardEvent.CardsRenamed::cards)
        .extracting(Card::def)
        .containsExactlyInAnyOrder("205", "214", "215");
    assertThat(scene.toldTo(TWO, CardEvent.CardsRenamed.class)).isEmpty(); // not who it is
  }

  @Rule({"ST-VIS-13", "ST-VIS-16"})
  @Test
  void whoStaysWhereOneOfSomeKnownPersonsLeavesUnseenHasAnotherNameAndItsPlayerIsTold() {
    Scene met = Encounter.laid("020", false); // Cosmic String Fragment shows the crew
    Encounter.space(met, "331", "205", "214", "212");
    Host aboard = Encounter.ship(met).host();
    Host other = Host.ship(met.ship(ONE, "331", 0));
    int told = met.toldTo(ONE, CardEvent.CardsRenamed.class).size();
    CardId first = met.state().cards(aboard, Role.FREE).get(0).id();
    met.quietly(new Beam(ONE, Optional.of(first), aboard, other));
    assertThat(met.toldTo(ONE, CardEvent.CardsRenamed.class).stream().skip(told))
        .flatExtracting(CardEvent.CardsRenamed::cards)
        .containsExactlyInAnyOrderElementsOf(met.state().cards(aboard, Role.FREE));
  }

  @Rule({"ST-ORD-05", "ST-DIL-02"})
  @Shows("030")
  @Test
  void thatAGroupIsStoppedIsToldOnce() {
    Scene stopped = Encounter.planet("030", "205", "214"); // Impassable Door
    assertThat(stopped.toldTo(TWO, MissionEvent.GroupStopped.class))
        .containsExactly(new MissionEvent.GroupStopped(TEAM));
  }

  @Rule({"ST-VIS-16", "ST-EFF-08", "ST-HOL-05", "ST-VIS-13"})
  @Shows("114")
  @Test
  void whereOneStaysTheOthersAreToldOneByOne() {
    Host aboard = Host.ship(scene.ship(ONE, "334", 0));
    scene.persons(ONE, aboard, "204", "205", "237").orders(ONE);
    scene.plays(ONE, "114", Aim.at(aboard)).passes();
    assertThat(scene.toldTo(ONE, CardEvent.CardMoved.class))
        .extracting(told -> told.card().orElseThrow().def())
        .containsExactlyInAnyOrder("204", "205");
    assertThat(scene.toldTo(TWO, CardEvent.CardMoved.class))
        .hasSize(2)
        .allMatch(told -> told.card().isEmpty());
  }

  @Rule({"ST-VIS-06", "ST-VIS-16"})
  @Test
  void whoStaysOutOfABattleOfTheirTeamIsTakenAwayUnseen() {
    Host aboard = Host.ship(scene.ship(ONE, "347", 0));
    scene.persons(ONE, TEAM, "253").persons(TWO, Host.team(0, TWO), "205").orders(ONE);
    CardId left = scene.person(ONE, "275", TEAM);
    scene.hand(ONE, "lifts");
    scene.does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    scene.does(new LeaveOut(ONE, left)).does(new Confirm(ONE));
    untilTheBattle();
    scene.draws(0).plays(ONE, "lifts", Aim.at(TEAM)).passes();
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("275");
    assertThat(StccgView.of(scene.state(), TWO).cards(aboard, Role.FREE)).isEmpty();
  }

  private void untilTheBattle() {
    while (!(scene.state().frames().pop().top() instanceof OrderPhase.Battling)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  @Rule({"ST-VIS-06", "ST-VIS-16"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoIsTakenOutOfATeamThatFightsIsSeenByAll(boolean fights) {
    Host aboard = Host.ship(scene.ship(ONE, "347", 0));
    scene.persons(ONE, TEAM, "253", "275").persons(TWO, Host.team(0, TWO), "205").orders(ONE);
    scene.hand(ONE, "lifts");
    if (fights) {
      scene.does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
      scene.does(new Confirm(ONE));
      untilTheBattle();
    }
    scene.plays(ONE, "lifts", Aim.at(TEAM)).passes();
    assertThat(scene.state().persons(aboard)).isEqualTo(1);
    assertThat(StccgView.of(scene.state(), TWO).cards(aboard, Role.FREE)).hasSize(fights ? 1 : 0);
  }

  @Rule({"ST-HOL-07", "ST-ORD-05"})
  @Shows("078")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aHologramThatIsProjectedNoMoreIsAboardStoppedOrNotAsItIs(boolean stopped) {
    CardId ship = scene.ship(ONE, "334", 0);
    CardId projectors = scene.lies(ONE, "078", On.location(0));
    scene.persons(ONE, TEAM, "237").marked(TEAM, new Mark.Home(ship));
    if (stopped) {
      scene.stopped(ONE, TEAM);
    }
    scene.orders(ONE).plays(TWO, "124", Aim.at(projectors)).passes();
    assertThat(scene.state().persons(TEAM)).isZero();
    Role role = stopped ? Role.STOPPED : Role.FREE;
    assertThat(scene.defs(Host.ship(ship), role)).containsExactly("237");
  }

  @Rule({"ST-HOL-08", "ST-ATT-11"})
  @Shows("014")
  @Test
  void aHologramOutOfAGroupIsNoGroupAboardItsShip() {
    Scene met = Encounter.laid("014", true); // Archer
    CardId ship = met.ship(ONE, "334", 0);
    met.persons(ONE, TEAM, "237").marked(TEAM, new Mark.Home(ship));
    met.persons(ONE, TEAM, "210").lies(ONE, "078", On.location(0));
    Encounter.attempts(met);
    assertThat(met.defs(Host.ship(ship), Role.FREE)).containsExactly("237");
  }

  @Rule("ST-EFF-45")
  @Test
  void aShipThatHasComeBackIsTheLastThatCameThere() {
    CardId first = scene.ship(ONE, "331", 0);
    CardId second = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(first), "205").persons(ONE, Host.ship(second), "214");
    scene
        .orders(ONE)
        .quietly(new Move(ONE, first, true, 1))
        .quietly(new Move(ONE, first, false, 0));
    assertThat(scene.state().table().ships()).extracting(Ship::id).containsExactly(second, first);
  }

  @Rule({"ST-TRE-05", "ST-TRE-08", "ST-ZON-11"})
  @Shows("099")
  @ParameterizedTest
  @CsvSource({"true", "false"})
  void houseArrestAloneEndsWithANewTreatyAboardAndAtAnOutpost(boolean ship) {
    Host host =
        ship ? Host.ship(scene.ship(ONE, "331", 0)) : Host.outpost(scene.outpost(ONE, "104", 0));
    CardId treaty = scene.lies(ONE, "099", On.table(ONE)); // Federation and Klingon
    scene.persons(ONE, host, "278").marked(host, new Mark.NoBeam(9));
    scene.cardPlay(ONE).ends(treaty);
    assertThat(scene.state().cards(host, Role.FREE).get(0).has(Mark.Arrested.class)).isTrue();
    CardId other = scene.hand(ONE, "099");
    scene.quietly(new PlayCard(ONE, other, Aim.NOTHING));
    assertThat(scene.state().cards(host, Role.FREE).get(0).marks())
        .containsExactly(new Mark.NoBeam(9));
  }
}
