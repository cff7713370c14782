package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The steps at the start and at the end of a turn, and what ends with it. */
class StartAndEndTest {
  private static final Host TEAM = Host.team(0, ONE);
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final ImmutableSet<Affiliation> ROMULAN = ImmutableSet.of(Affiliation.ROMULAN);

  private static String event(String id, String rest) {
    return "{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':{'place':'TABLE',%s}}"
        .formatted(id, id, rest);
  }

  private static final String POINT = "[{'op':'SCORE','points':1}]";

  /** Cards that do something at one moment each. */
  private static final CardSet SET =
      OwnSet.with(
          event("counts", "'countdown':1,'atZero':" + POINT),
          event(
              "starts",
              "'triggers':[{'at':'START_OF_TURN','of':'OWN','full':false,'effects':%s}]"
                  .formatted(POINT)),
          "{'kind':'INTERRUPT','id':'starting','name':'starting','rarity':'COMMON','interrupt':{"
              + "'windows':[{'window':'TURN_START'}],'effects':%s}}".formatted(POINT),
          "{'kind':'INTERRUPT','id':'draws','name':'draws','rarity':'COMMON','interrupt':{"
              + "'any':true,'effects':[{'op':'DRAW','player':'SELF',"
              + "'n':{'op':'NUMBER','n':1}}]}}");

  private final Scene scene = laid(2);

  private static Scene laid(int players) {
    Scene laid = players == 2 ? Scene.laid(SET) : Scene.laid(players);
    return laid.missions("151", "191", "191");
  }

  /** What happened, in short, of what the tests look at. */
  private ImmutableList<String> course() {
    ImmutableList.Builder<String> course = ImmutableList.builder();
    for (Object each : scene.told(Object.class)) {
      if (each instanceof TurnEvent.WindowOpened opened) {
        course.add(opened.window().toString());
      } else if (each instanceof TurnEvent.PointsScored) {
        course.add("points");
      } else {
        course.add(each.getClass().getSimpleName());
      }
    }
    return course.build();
  }

  private ImmutableList<String> course(String... of) {
    ImmutableList<String> looked = ImmutableList.copyOf(of);
    // What players are told in different words comes once for each of them.
    return course().stream()
        .filter(looked::contains)
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"ST-TRN-06", "ST-EFF-43", "ST-EFF-45"})
  @Test
  void theStepsOfTheEndComeInTheirOrder() {
    CardId burning = scene.ship(ONE, "331", 0);
    scene.lies(ONE, "087", On.ship(burning)); // Plasma Fire: damages at the end of the turn
    scene.lies(ONE, "counts", On.table(ONE));
    CardId mover = scene.ship(TWO, "018", 2);
    scene.with(mover, each -> Ship.roaming(each.card(), 2, 0));
    scene.hand(TWO, "331");
    String[] steps = {
      "TURN_END",
      "ShipDamaged",
      "CountdownAdvanced",
      "points",
      "MoverMoved",
      "CardDrawn",
      "CARD_DRAWN",
      "TurnEnded"
    };
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(course(steps)).containsExactly(steps);
  }

  @Rule({"ST-TRN-02", "ST-SPC-05", "ST-DIL-07", "ST-VIS-15"})
  @Test
  void theStepsOfTheStartComeInTheirOrder() {
    CardId boarded = scene.ship(ONE, "334", 0);
    scene.persons(ONE, Host.ship(boarded), "204").lies(TWO, "134", On.intruder(boarded));
    CardId broken = scene.ship(ONE, "334", 0); // with a holodeck
    scene.persons(ONE, Host.ship(broken), "207"); // ENGINEER, a hologram that is active again then
    scene.marked(Host.ship(broken), new Mark.Deactivated()).lies(TWO, "102", On.ship(broken));
    scene.orders(TWO).hand(TWO, "331");
    scene.lies(ONE, "starts", On.table(ONE));
    String[] steps = {
      "TurnStarted", "TURN_START", "BattleStarted", "points", "CardCured", "PhaseChanged"
    };
    scene.quietly(new EndTurn(TWO));
    assertThat(course(steps)).containsExactly(steps);
  }

  @Rule({"ST-TRN-07", "ST-I-11", "ST-ORD-05", "ST-EFF-02"})
  @Test
  void whoWasStoppedIsFreeAfterTheTurnWithAllEquipment() {
    scene.persons(ONE, TEAM, "203").gear(ONE, "064", TEAM);
    scene.stopped(ONE, TEAM).orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("203");
    assertThat(scene.defs(TEAM, Role.GEAR)).containsExactly("064");
  }

  @Rule({"ST-ZON-11", "ST-ATT-12", "ST-AFF-11", "ST-EFF-52"})
  @Test
  void marksOfATurnEndWithIt() {
    scene.persons(ONE, TEAM, "203").orders(ONE);
    scene.marked(TEAM, new Mark.Tried(0)).marked(TEAM, new Mark.CalledOff(TWO, 0));
    scene.marked(TEAM, new Mark.Learned("205", ImmutableList.of())).quietly(new EndTurn(ONE));
    assertThat(scene.state().cards(TEAM, Role.FREE)).allMatch(card -> card.marks().isEmpty());
  }

  @Rule({"ST-ZON-11", "ST-HOL-08"})
  @Test
  void whoIsDeactivatedIsSoUntilTheOwnNextTurn() {
    scene.persons(ONE, TEAM, "203").orders(ONE);
    scene.marked(TEAM, new Mark.Deactivated()).quietly(new EndTurn(ONE));
    assertThat(scene.state().cards(TEAM, Role.FREE))
        .allMatch(card -> card.has(Mark.Deactivated.class));
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.state().cards(TEAM, Role.FREE)).allMatch(card -> card.marks().isEmpty());
  }

  @Rule({"ST-EFF-02", "ST-SPC-06", "ST-TRN-07"})
  @Test
  void whatIsStoppedForGoodStaysSo() {
    CardId dead = scene.ship(TWO, "334", 1);
    scene.lies(ONE, "134", On.intruder(dead));
    scene.with(dead, each -> each.copy().withStop(Stop.GOOD)).orders(ONE);
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    assertThat(scene.ship(dead).stop()).isEqualTo(Stop.GOOD);
  }

  @Rule({"ST-EFF-02", "ST-EFF-30", "ST-TRN-07"})
  @Test
  void ownTurnsAreThoseOfWhoeverControlsThePerson() {
    scene.persons(ONE, TEAM, "203").orders(TWO);
    scene.marked(TEAM, new Mark.NoBeam(1)).quietly(new EndTurn(TWO));
    assertThat(scene.state().cards(TEAM, Role.FREE)).allMatch(card -> card.has(Mark.NoBeam.class));
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.state().cards(TEAM, Role.FREE)).noneMatch(card -> card.has(Mark.NoBeam.class));
  }

  @Rule({"ST-HOL-08", "ST-TRN-02"})
  @Test
  void hologramsAreActiveAgainInTheTurnOfTheirOwnPlayer() {
    Host aboard = Host.ship(scene.ship(ONE, "334", 0));
    scene.persons(ONE, aboard, "195").marked(aboard, new Mark.Deactivated()).orders(ONE);
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.state().cards(aboard, Role.FREE).get(0).has(Mark.Deactivated.class)).isTrue();
    scene.quietly(new EndTurn(TWO));
    assertThat(scene.state().cards(aboard, Role.FREE).get(0).has(Mark.Deactivated.class)).isFalse();
  }

  @Rule({"ST-TRN-07", "ST-EFF-55"})
  @Test
  void whatWasDoneForTheTurnEndsWithIt() {
    CardId target = scene.ship(TWO, "334", 0);
    CardId ship = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(ship), "253", "278").orders(ONE); // Navigation x2
    scene.plays(ONE, "109", Aim.at(Host.ship(ship))).passes(); // Asteroid Sanctuary
    assertThat(scene.against(new AttackShip(ONE, target))).isNotEmpty();
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO)).does(new DeclinePlay(ONE));
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
  }

  @Rule({"ST-ATT-12", "ST-TRN-07", "ST-ZON-11"})
  @Test
  void whoHasTriedInVainMayTryAgainInTheNextTurn() {
    scene.persons(ONE, TEAM, "203").orders(ONE);
    Attempt attempt = new Attempt(ONE, 0, TEAM, FEDERATION);
    scene.quietly(attempt).quietly(new Confirm(ONE));
    assertThat(scene.against(attempt)).containsExactly("ST-ATT-12");
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO)).does(new DeclinePlay(ONE));
    assertThat(scene.against(attempt)).isEmpty();
  }

  @Rule({"ST-AFF-11", "ST-TRN-07"})
  @Test
  void anAttackThatWasCalledOffIsOpenInTheNextTurn() {
    scene.persons(ONE, TEAM, "304").persons(TWO, Host.team(0, TWO), "305").orders(ONE);
    AttackTeam attack = new AttackTeam(ONE, 0, ROMULAN, TWO);
    scene.quietly(attack).quietly(new Confirm(ONE));
    assertThat(scene.against(attack)).containsExactly("ST-AFF-11");
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO)).does(new DeclinePlay(ONE));
    assertThat(scene.against(attack)).isEmpty();
  }

  @Rule({"ST-TRN-03", "ST-ORD-09"})
  @Test
  void nobodyDeclinesTheCardPlayOfAnother() {
    scene.hand(TWO, "331");
    scene.cardPlay(ONE);
    assertThat(scene.against(new DeclinePlay(TWO))).containsExactly("ST-ORD-09");
  }

  @Rule({"ST-WIN-02", "ST-D-05"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theGameEndsWithTheActionThatEmptiesADeck(boolean orders) {
    CardId draws = scene.hand(TWO, "draws");
    scene.deck(TWO, 1).scores(ONE, 5);
    Scene begun = orders ? scene.orders(ONE) : scene.cardPlay(ONE);
    begun.quietly(new PlayInterrupt(TWO, draws, Aim.NOTHING));
    Phase.Over over = scene.state().table().over().orElseThrow();
    assertThat(over.outcome().winners()).containsExactly(ONE);
  }

  @Rule({"ST-WIN-02", "ST-MUL-05"})
  @Test
  void theDeckOfWhoHasGivenUpEndsNoGame() {
    Scene three = laid(3);
    three.orders(ONE).does(new Resign(TWO)).deck(TWO, 0).quietly(new EndTurn(ONE));
    assertThat(three.state().table().over()).isEmpty();
    assertThat(three.state().table().active()).isEqualTo(THREE);
  }

  @Rule("ST-WIN-07")
  @ParameterizedTest
  @CsvSource({"1, 100, 100, 1", "2, 100, 100, 2", "1, 100, 101, 2", "2, 101, 100, 1"})
  void ofTwoAtTheGoalTheHigherWinsAndOfEqualsTheActive(int active, int one, int two, int winner) {
    scene.scores(ONE, one).scores(TWO, two).orders(Seat.of(active));
    scene.quietly(new EndTurn(Seat.of(active)));
    assertThat(scene.state().table().over().orElseThrow().outcome().winners())
        .containsExactly(Seat.of(winner));
  }

  @Rule({"ST-SPC-11", "ST-D-31", "ST-WIN-03"})
  @Test
  void inADrawnGameNobodyPays() {
    scene.lies(ONE, "089", On.table(ONE));
    scene.deck(ONE, 1).orders(ONE).quietly(new EndTurn(ONE));
    TurnEvent.GameEnded end = scene.told(TurnEvent.GameEnded.class).get(0);
    assertThat(end.outcome().winners()).containsExactly(ONE, TWO);
    assertThat(end.stakes()).isEmpty();
  }

  @Rule("ST-TRN-02")
  @Test
  void atTheStartWhatLiesToTheLeftActsFirst() {
    CardId right = scene.ship(ONE, "331", 2);
    CardId left = scene.ship(ONE, "331", 0);
    for (CardId ship : new CardId[] {right, left}) {
      scene.persons(ONE, Host.ship(ship), "203", "214").lies(TWO, "031", On.ship(ship));
    }
    scene.orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.toldTo(TWO, CardEvent.CardDisabled.class)) // Ktarian Game
        .extracting(CardEvent.CardDisabled::host)
        .containsExactly(Host.ship(left), Host.ship(right));
  }
}
