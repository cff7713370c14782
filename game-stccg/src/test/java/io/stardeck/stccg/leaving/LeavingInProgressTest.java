package io.stardeck.stccg.leaving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A player gives up in the turn of another: what is theirs ends, and nothing else does. */
class LeavingInProgressTest {
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);
  private static final Host TEAM = Host.team(0, ONE);

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'INTERRUPT','id':'pact','name':'pact','rarity':'COMMON','interrupt':{"
              + "'any':true,'effects':[{'op':'IMPOSE','until':'BATTLE','what':{'op':'TREATY',"
              + "'one':'KLINGON','other':'ROMULAN'}}]}}",
          "{'kind':'INTERRUPT','id':'wipes','name':'wipes','rarity':'COMMON','interrupt':{"
              + "'any':true,'effects':[{'op':'KILL','of':{'from':'IN_PLAY'}}]}}",
          "{'kind':'INTERRUPT','id':'mourns','name':'mourns','rarity':'COMMON','interrupt':{"
              + "'windows':[{'window':'CASUALTY'}],'effects':[{'op':'SCORE','points':1}]}}",
          "{'kind':'INTERRUPT','id':'kills','name':'kills','rarity':'COMMON','interrupt':{"
              + "'any':true,'targets':[{'kind':'SHIP'}],'effects':[{'op':'KILL','of':{"
              + "'from':'ABOARD','n':{'op':'NUMBER','n':1},'by':'OWNER'}}]}}",
          "{'kind':'INTERRUPT','id':'wrecks','name':'wrecks','rarity':'COMMON','interrupt':{"
              + "'any':true,'targets':[{'kind':'SHIP'}],'effects':[{'op':'DESTROY_SHIP'}]}}");

  // Hunt for DNA Program (planet), Pegasus Search (space).
  private final Scene scene =
      Scene.laid(config -> StccgConfig.builder().from(StccgConfig.usual(3)).cards(SET).build())
          .missions("162", "178");

  private void passesDownTo(Class<? extends Phase> below) {
    while (!below.isInstance(scene.state().frames().pop().top())) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  @Rule("ST-WIN-05")
  @Test
  void thatSomebodyHasGivenUpIsTold() {
    scene.orders(ONE).does(new Resign(TWO));
    assertThat(scene.toldTo(THREE, TurnEvent.PlayerResigned.class))
        .containsExactly(new TurnEvent.PlayerResigned(TWO));
  }

  @Rule({"ST-MUL-05", "ST-RND-06"})
  @Test
  void whomTheyWereAskedToKillIsTheFirstOfThoseOffered() {
    scene.seeded(THREE, 0, "036").persons(ONE, TEAM, "205", "214", "215"); // Microvirus
    Encounter.attempts(scene);
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    scene.does(new Resign(TWO)).passes();
    assertThat(scene.discarded(ONE)).containsExactly("205");
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule("ST-MUL-05")
  @Test
  void whatAnotherIsAskedStaysAsked() {
    scene.seeded(THREE, 0, "036").persons(ONE, TEAM, "205", "214", "215"); // Microvirus
    Encounter.attempts(scene);
    scene.does(new Resign(THREE));
    assertThat(scene.discarded(ONE)).isEmpty();
    CardId last = scene.state().cards(TEAM, Role.GROUP).get(2).id();
    scene.quietly(new Choose(TWO, new Chosen.OfCard(last)));
    assertThat(scene.discarded(ONE)).containsExactly("215");
  }

  @Rule("ST-MUL-05")
  @Test
  void anEffectOfTheirsEndsThoughItAsksAnother() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, aboard, "205", "214").orders(ONE);
    scene.plays(TWO, "kills", Aim.at(aboard)).passes();
    assertThat(scene.state().top().deciders()).containsExactly(ONE);
    scene.does(new Resign(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("205", "214");
  }

  /** An attack of the first player on the second, which is announced; the third may answer it. */
  private CardId announces(String target) {
    CardId own = scene.ship(ONE, "347", 1);
    scene.persons(ONE, Host.ship(own), "255").hand(THREE, "143");
    scene.hand(ONE, "134");
    if (target.equals("TEAM")) {
      scene.persons(ONE, TEAM, "253").persons(TWO, Host.team(0, TWO), "198").orders(ONE);
      scene.does(new AttackTeam(ONE, 0, KLINGON, TWO));
    } else if (target.equals("OUTPOST")) {
      CardId outpost = scene.outpost(TWO, "104", 1);
      scene.orders(ONE).does(new AttackOutpost(ONE, outpost));
    } else {
      CardId ship = scene.ship(TWO, "334", 1);
      scene.persons(TWO, Host.ship(ship), "199").orders(ONE).does(new AttackShip(ONE, ship));
    }
    scene.does(new Confirm(ONE));
    assertThat(scene.state().frames().pop().top()).isInstanceOf(OrderPhase.Declared.class);
    return own;
  }

  @Rule({"ST-MUL-05", "ST-INT-10"})
  @ParameterizedTest
  @ValueSource(strings = {"TEAM", "SHIP", "OUTPOST"})
  void anAttackOnThemThatWasAnnouncedEndsWithWhatWasPlayedIntoIt(String target) {
    Host own = Host.ship(announces(target));
    while (!scene.asked().orElseThrow().equals(THREE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(THREE, "143", Aim.at(own)); // Transwarp Conduit
    scene.does(new Resign(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.discarded(THREE)).containsExactly("143");
    assertThat(scene.state().table().lasting()).isEmpty();
    assertThat(scene.ship(own.card()).stopped()).isFalse();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).isEmpty();
  }

  @Rule({"ST-MUL-05", "ST-MUL-04"})
  @ParameterizedTest
  @ValueSource(strings = {"TEAM", "SHIP", "OUTPOST"})
  void anAttackOnAnotherGoesOn(String target) {
    announces(target);
    scene.does(new Resign(THREE));
    scene.passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).isNotEmpty();
  }

  @Rule({"ST-MUL-05", "ST-MUL-04"})
  @Test
  void aBattleOfOthersGoesOn() {
    announces("SHIP");
    passesDownTo(OrderPhase.Battling.class);
    scene.does(new Resign(THREE)).passes();
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(1);
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Countering.class);
  }

  @Rule({"ST-MUL-05", "ST-SHB-08"})
  @Test
  void whoMayFireBackStillMayWhenAnotherGivesUp() {
    announces("SHIP");
    scene.passes();
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Countering.class);
    scene.does(new Resign(THREE));
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Countering.class);
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
  }

  @Rule({"ST-MUL-05", "ST-SHB-08", "ST-INT-10"})
  @ParameterizedTest
  @ValueSource(booleans = {false, true}) // before firing back is mustered for, or meanwhile
  void theShipThatHasAttackedIsGoneWithWhoLentIt(boolean mustering) {
    CardId lent = announces("SHIP");
    scene.with(lent, ship -> ship.copy().withLent(Mark.Lent.forTurn(THREE)));
    scene.passes();
    if (mustering) {
      scene.does(new Counterattack(TWO, lent));
    }
    scene.does(new Resign(THREE));
    assertThat(scene.state().table().ship(lent)).isNull();
    if (mustering) {
      scene.quietly(new Confirm(TWO));
    }
    scene.quietly(new DeclineCounterattack(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule("ST-MUL-05")
  @Test
  void anotherGoesOnMustering() {
    scene.persons(ONE, TEAM, "253").persons(TWO, Host.team(0, TWO), "198").orders(ONE);
    scene.does(new AttackTeam(ONE, 0, KLINGON, TWO));
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Mustering.class);
    scene.does(new Resign(THREE));
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Mustering.class);
    scene.quietly(new Confirm(ONE));
    assertThat(scene.told(BattleEvent.StrikeCompared.class)).hasSize(1);
  }

  @Rule({"ST-MUL-05", "ST-TRM-02"})
  @Test
  void whatLastsForABattleEndsWithIt() {
    announces("SHIP");
    scene.plays(ONE, "pact", Aim.NOTHING);
    passesDownTo(OrderPhase.Battling.class);
    assertThat(scene.state().table().lasting()).hasSize(1);
    scene.does(new Resign(TWO));
    assertThat(scene.state().table().lasting()).isEmpty();
  }

  @Rule({"ST-MUL-05", "ST-INT-06"})
  @Test
  void ofThoseWhoAreAboutToDieTheirsGoOutOfPlayAndTheOthersDie() {
    scene.persons(ONE, TEAM, "255").persons(TWO, Host.team(0, TWO), "275").orders(ONE);
    scene.hand(ONE, "134");
    scene.plays(THREE, "wipes", Aim.NOTHING);
    passesDownTo(Phase.Casualty.class);
    scene.does(new Resign(TWO));
    assertThat(scene.state().frames().toList()).hasAtLeastOneElementOfType(Phase.Casualty.class);
    scene.passes();
    assertThat(scene.discarded(ONE)).containsExactly("255");
    assertThat(scene.discarded(TWO)).isEmpty();
    assertThat(scene.state().cards(Places.out(TWO))).extracting("def").containsExactly("275");
  }

  @Rule({"ST-MUL-05", "ST-EFF-39", "ST-INT-06"})
  @Test
  void whoIsAboutToDieInOrdersOfTheirsDiesBeforeTheShipGoesBack() {
    CardId lent = scene.ship(ONE, "347", 0);
    Host other = Host.ship(scene.ship(THREE, "331", 1));
    scene.seeded(TWO, 0, "011").persons(ONE, TEAM, "253", "256"); // Alien Parasites
    scene.person(THREE, "205", other);
    scene.orders(ONE).quietly(new Attempt(ONE, 0, TEAM, KLINGON)).quietly(new Confirm(ONE));
    assertThat(scene.ship(lent).controller()).contains(TWO);
    scene.hand(ONE, "mourns");
    scene.plays(THREE, "kills", Aim.at(other)).passes();
    scene.does(new Choose(THREE, new Chosen.OfCard(scene.only(other))));
    assertThat(scene.state().frames().pop().top()).isInstanceOf(Phase.Casualty.class);
    scene.does(new Resign(TWO)).passes();
    assertThat(scene.discarded(THREE)).contains("205");
    assertThat(scene.ship(lent).controller()).contains(ONE);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-MUL-05", "ST-EFF-39", "ST-INT-06"})
  @ParameterizedTest
  @ValueSource(strings = {"kills", "wrecks"})
  void whatIsLostOfAShipThatWasLentToThemIsLostToWhoHasItBack(String by) {
    Host lent = Host.ship(scene.ship(ONE, "347", 0));
    scene.seeded(TWO, 0, "011").persons(ONE, TEAM, "253", "256"); // Alien Parasites
    scene.orders(ONE).quietly(new Attempt(ONE, 0, TEAM, KLINGON)).quietly(new Confirm(ONE));
    scene.hand(ONE, "mourns");
    scene.plays(THREE, by, Aim.at(lent));
    if (by.equals("kills")) {
      CardId first = scene.state().cards(lent, Role.FREE).get(0).id();
      scene.passes().does(new Choose(TWO, new Chosen.OfCard(first)));
    }
    passesDownTo(Phase.Casualty.class);
    scene.does(new Resign(TWO)).passes();
    assertThat(scene.discarded(ONE)).hasSize(by.equals("kills") ? 1 : 3);
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-MUL-05", "ST-INT-06"})
  @Test
  void whereOnlyTheirsWereAboutToDieNobodyIsAskedAnyMore() {
    scene.persons(TWO, Host.team(0, TWO), "275").orders(ONE).hand(ONE, "134");
    scene.plays(THREE, "wipes", Aim.NOTHING);
    passesDownTo(Phase.Casualty.class);
    scene.does(new Resign(TWO));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.discarded(TWO)).isEmpty();
  }

  @Rule({"ST-MUL-05", "ST-INT-10"})
  @Test
  void anAttemptOfAnotherThatWasAnnouncedIsMade() {
    scene.persons(ONE, TEAM, "215").orders(ONE).hand(THREE, "143");
    scene.does(new Attempt(ONE, 0, TEAM, Encounter.FEDERATION)).does(new Confirm(ONE));
    assertThat(scene.state().frames().pop().top()).isInstanceOf(OrderPhase.Declared.class);
    scene.does(new Resign(TWO)).passes();
    assertThat(scene.told(MissionEvent.AttemptStarted.class)).hasSize(1);
  }

  @Rule({"ST-MUL-05", "ST-TRE-05"})
  @ParameterizedTest
  @CsvSource({"1, true", "3, false"})
  void whoIsAskedForTheLoyalPartOfACrewIsStillAskedInATurnThatGoesOn(int active, boolean asked) {
    CardId neutral = scene.ship(ONE, "355", 1);
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, Host.ship(neutral), "275", "316").orders(Seat.of(active)).ends(treaty);
    assertThat(scene.state().top()).isInstanceOf(Phase.Tie.class);
    scene.does(new Resign(THREE));
    assertThat(scene.state().top() instanceof Phase.Tie).isEqualTo(asked);
  }
}
