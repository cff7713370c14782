package io.stardeck.stccg.text;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of a battle before its sides are compared. */
class ForecastTest {
  private static final Narrator<StccgAction, StccgView> NARRATOR = new StccgGame().narrator();
  private static final String BORTAS = "344"; // WEAPONS 9
  private static final String VOR_CHA = "350"; // WEAPONS 8
  private static final String K_VORT = "347"; // WEAPONS 6
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);

  private final Scene scene = Scene.laid().missions("157");

  private String told(StccgAction action) {
    StccgView view = StccgView.of(scene.state(), action.actor());
    return NARRATOR.about(view, action).orElseThrow().replaceAll(" c\\d+", "");
  }

  private String table(Seat seat) {
    return NARRATOR.table(StccgView.of(scene.state(), seat)).replaceAll(" c\\d+", "");
  }

  private CardId attacker(String def) {
    CardId ship = scene.ship(ONE, def, 0);
    scene.person(ONE, "253", Host.ship(ship));
    return ship;
  }

  /** U.S.S. Oberth has SHIELDS 7, with half of the outpost's 30 it has 22. */
  @ParameterizedTest(name = "outpost {0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "false | 347     | WEAPONS 6 against SHIELDS 7: U.S.S. Oberth is not harmed",
        "false | 350     | WEAPONS 8 against SHIELDS 7: U.S.S. Oberth is damaged",
        "false | 344 347 | WEAPONS 15 against SHIELDS 7: a direct hit, U.S.S. Oberth is destroyed",
        "true  | 344 350 | WEAPONS 17 against SHIELDS 22: U.S.S. Oberth is not harmed",
      })
  void attackOnAShipTellsItsSumAndWhatItDoes(boolean outpost, String ships, String told) {
    CardId target = scene.ship(TWO, "340", 0);
    if (outpost) {
      scene.outpost(TWO, "104", 0);
    }
    for (String ship : ships.split(" ")) {
      attacker(ship);
    }
    scene.orders(ONE);
    assertThat(told(new AttackShip(ONE, target))).isEqualTo("with all who may: " + told);
  }

  /** What is told of a strike is written as its forecast was. */
  @Test
  void strikeIsToldInTheNumbersThatWereForetold() {
    CardId target = scene.ship(TWO, "340", 0);
    scene.outpost(TWO, "104", 0);
    attacker(BORTAS);
    scene.orders(ONE);
    String foretold = told(new AttackShip(ONE, target));
    scene.does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    StccgView view = StccgView.of(scene.state(), ONE);
    String struck = NARRATOR.event(view, scene.told(StrikeCompared.class).get(0));
    assertThat(struck).startsWith("WEAPONS 9 against SHIELDS ");
    assertThat(foretold).contains(struck + ": ");
    assertThat(NARRATOR.event(view, new StrikeCompared(18, 45, true)))
        .isEqualTo("WEAPONS 9 against SHIELDS 22.5");
    assertThat(NARRATOR.event(view, new StrikeCompared(6, 12))).isEqualTo("STRENGTH 6 against 12");
  }

  @Test
  void shipThatIsLeftOutIsTakenFromTheSum() {
    CardId target = scene.ship(TWO, "340", 0);
    CardId bortas = attacker(BORTAS);
    attacker(K_VORT);
    scene.orders(ONE).does(new AttackShip(ONE, target));
    assertThat(told(new Confirm(ONE))).startsWith("WEAPONS 15 against SHIELDS 7: a direct hit");
    assertThat(told(new LeaveOut(ONE, bortas)))
        .isEqualTo("without it: WEAPONS 6 against SHIELDS 7: U.S.S. Oberth is not harmed");
  }

  @Test
  void shipThatIsDamagedAlreadyIsDestroyed() {
    CardId target = scene.ship(TWO, "340", 0);
    scene.with(target, ship -> ship.copy().withCondition(Condition.DAMAGED));
    attacker(VOR_CHA);
    scene.orders(ONE);
    assertThat(told(new AttackShip(ONE, target)))
        .endsWith("U.S.S. Oberth, damaged already, is destroyed");
  }

  @Test
  void outpostHoldsOrIsDestroyed() {
    CardId outpost = scene.outpost(TWO, "104", 0);
    attacker(BORTAS);
    scene.orders(ONE);
    assertThat(told(new AttackOutpost(ONE, outpost)))
        .isEqualTo("with all who may: WEAPONS 9 against SHIELDS 30: Federation Outpost holds");
  }

  @Test
  void strikeInReturnIsToldToWhoMayFireBack() {
    CardId target = scene.ship(TWO, "339", 0);
    scene.person(TWO, "215", Host.ship(target));
    CardId attacker = attacker(K_VORT);
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    assertThat(told(new Counterattack(TWO, attacker))).startsWith("with all who may: WEAPONS ");
  }

  @Test
  void attackThatIsAnnouncedStandsInTheTable() {
    CardId target = scene.ship(TWO, "340", 0);
    attacker(BORTAS);
    scene.hand(TWO, "118");
    String told =
        "seat 1 attacks U.S.S. Oberth: WEAPONS 9 against SHIELDS 7: U.S.S. Oberth is damaged\n";
    scene.orders(ONE);
    assertThat(table(TWO)).doesNotContain(" attacks ");
    scene.does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    assertThat(table(ONE)).contains(told);
    assertThat(table(TWO)).contains(told);
  }

  @Test
  void teamThatIsNotShownYetIsOnlyCounted() {
    Scene planet = Scene.laid().missions("151");
    planet.persons(ONE, Host.team(0, ONE), "253"); // STRENGTH 6, OFFICER
    planet.persons(TWO, Host.team(0, TWO), "215", "203");
    planet.orders(ONE);
    AttackTeam attack = new AttackTeam(ONE, 0, KLINGON, TWO);
    StccgView view = StccgView.of(planet.state(), ONE);
    assertThat(NARRATOR.about(view, attack))
        .contains(
            "with all who may: STRENGTH 6 with a leader, against 2 persons that you have not"
                + " seen");
    planet.does(attack);
    assertThat(NARRATOR.about(StccgView.of(planet.state(), ONE), new Confirm(ONE)))
        .contains("STRENGTH 6 with a leader, against 2 persons that you have not seen");
  }

  /** What stands in the table while a window is open is what is compared when all have passed. */
  @ParameterizedTest(name = "{0} against {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "253 | 215,203 | STRENGTH 6 with a leader against 12 with a leader: one of seat 1 dies",
        "253 | 215 | STRENGTH 6 with a leader against 6 with a leader: nobody dies",
        "256,257,260 | 205 | STRENGTH 22 without a leader against 4 with a leader: one of seat 1"
            + " dies",
        "253 | 203 | STRENGTH 6 with a leader against 6 without a leader: one of those attacked"
            + " dies",
        "256,257 | 203,216 | STRENGTH 15 without a leader against 11 without a leader: one of"
            + " seat 1 and one of those attacked die",
      })
  void battleUnderWayStandsInTheTable(String attackers, String defenders, String told) {
    Scene planet = Scene.laid().missions("151");
    planet.persons(ONE, Host.team(0, ONE), attackers.split(","));
    planet.persons(TWO, Host.team(0, TWO), defenders.split(","));
    planet.ship(TWO, "340", 0);
    planet.hand(TWO, "140"); // Temporal Rift, playable at any time on an own ship
    planet.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    while (!NARRATOR.table(StccgView.of(planet.state(), ONE)).contains(": STRENGTH ")) {
      planet.does(new Pass(planet.asked().orElseThrow())); // before both are shown
    }
    Seat asked = planet.asked().orElseThrow();
    for (Seat seat : Seat.first(2)) {
      assertThat(NARRATOR.table(StccgView.of(planet.state(), seat)))
          .contains("seat 1 attacks the team of seat 2 on ", ": " + told + "\n");
    }
    assertThat(NARRATOR.about(StccgView.of(planet.state(), asked), new Pass(asked)))
        .contains("as it stands: " + told);
    StrikeCompared compared = planet.passes().told(StrikeCompared.class).get(0);
    assertThat(told)
        .contains("STRENGTH " + compared.attack() + " ", "against " + compared.defence() + " ");
    int dead = planet.discarded(ONE).size() + planet.discarded(TWO).size();
    assertThat(dead).isEqualTo(told.endsWith("nobody dies") ? 0 : told.endsWith(" die") ? 2 : 1);
  }

  /** Two intruders have STRENGTH 4 together, an Away Team of one fights them aboard. */
  @Rule({"ST-SPC-02", "ST-SPC-04"})
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "215 | STRENGTH 4 against 6 with a leader: an intruder dies",
        "203 | STRENGTH 4 against 6 without a leader: one of those attacked dies",
      })
  void intrudersWhoFightStandInTheTable(String crew, String told) {
    CardId ship = scene.ship(TWO, "340", 0);
    scene.persons(TWO, Host.ship(ship), crew).hand(TWO, "140");
    scene.lies(ONE, "134", On.intruder(ship));
    scene.lies(ONE, "134", On.intruder(ship));
    scene.orders(TWO).does(new EndTurn(TWO));
    while (!table(ONE).contains(": STRENGTH ")) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    for (Seat seat : Seat.first(2)) {
      assertThat(table(seat)).contains("seat 1 fights the crew of U.S.S. Oberth: " + told + "\n");
    }
  }

  /** What it does is its text; what it leaves is told in the table before the next one passes. */
  @Test
  void interruptIsToldWithWhatItWouldChange() {
    Scene planet = Scene.laid().missions("151");
    planet.persons(ONE, Host.team(0, ONE), "253");
    planet.persons(TWO, Host.team(0, TWO), "215");
    planet.hand(ONE, "118"); // Honor Challenge
    planet.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    PlayInterrupt challenge =
        new StccgGame()
            .legalActions(planet.state(), ONE).stream()
                .filter(PlayInterrupt.class::isInstance)
                .map(PlayInterrupt.class::cast)
                .findFirst()
                .orElseThrow();
    assertThat(NARRATOR.about(StccgView.of(planet.state(), ONE), challenge))
        .contains(
            "without it: STRENGTH 6 with a leader against 6 with a leader: nobody dies; Honor"
                + " Challenge first: In a battle of Away Teams: for each Klingon with Honor on your"
                + " side one opposing person with Treachery, at random, dies; the battle goes on.");
  }

  /** Whoever is under house arrest neither fights nor is stopped by the fight. */
  @Rule({"ST-ATB-02", "ST-BAT-06", "ST-BAT-11"})
  @Test
  void whoeverIsUnderHouseArrestIsNotCounted() {
    Host team = Host.team(0, TWO);
    Scene planet = Scene.laid().missions("151");
    planet.persons(ONE, Host.team(0, ONE), "256"); // STRENGTH 8
    planet.persons(TWO, team, "215").marked(team, new Mark.Arrested());
    planet.persons(TWO, team, "205"); // STRENGTH 4
    planet.ship(TWO, "340", 0);
    planet.hand(TWO, "140");
    planet.orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    while (!NARRATOR.table(StccgView.of(planet.state(), ONE)).contains(": STRENGTH ")) {
      planet.does(new Pass(planet.asked().orElseThrow()));
    }
    assertThat(planet.defs(team, Role.GROUP)).containsExactly("205");
    assertThat(planet.defs(team, Role.FREE)).containsExactly("215");
    for (Seat seat : Seat.first(2)) {
      assertThat(NARRATOR.table(StccgView.of(planet.state(), seat))).contains("against 4 with");
    }
    assertThat(planet.passes().told(StrikeCompared.class).get(0).defence()).isEqualTo(4);
    assertThat(planet.defs(team, Role.FREE)).containsExactly("215");
  }
}
