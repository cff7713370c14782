package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.interrupts.Boarding.intruders;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Intruders aboard ships: who boards, how they fight, and what becomes of the ship. */
class IntrudersTest {
  private static final String BORG = "134";
  private static final String CROSIS = "111";

  // Study Stellar Collision (space) and Diplomacy Mission (planet).
  private final Scene scene = Scene.laid().missions("191", "151");

  private final CardId ship = scene.ship(TWO, "334", 0); // Enterprise: WEAPONS 8, SHIELDS 9
  private final Host aboard = Host.ship(ship);
  private final Aim on = Aim.at(aboard);

  private void board(int borg, boolean crosis) {
    scene.hand(ONE, "331"); // so that the window stays open for more
    for (int i = 0; i < borg; i++) {
      scene.plays(ONE, BORG, on);
    }
    if (crosis) {
      scene.plays(ONE, CROSIS, on);
    }
    scene.passes();
  }

  private void turn() {
    scene.quietly(new EndTurn(scene.state().table().active()));
  }

  @Rule({
    "ST-X-25",
    "ST-X-26",
    "ST-SPC-02",
    "ST-SPC-03",
    "ST-D-33",
    "ST-D-40",
    "ST-D-62",
    "ST-I-29",
    "ST-EFF-21",
    "ST-SPC-04"
  })
  @Shows({BORG, CROSIS})
  @ParameterizedTest
  @CsvSource({"1,false,1", "2,false,4", "3,false,9", "4,false,16", "1,true,8", "4,true,50"})
  void thoseOfOneWindowFightOneBattleWithTheSquareOfTheirNumber(
      int borg, boolean crosis, int strength) {
    scene.persons(TWO, aboard, "215", "204").orders(ONE); // STRENGTH 18
    board(borg, crosis);
    assertThat(scene.told(BattleEvent.BattleStarted.class)).hasSize(1);
    assertThat(scene.lastStrike().attack()).isEqualTo(strength);
    assertThat(scene.lastStrike().defence()).isEqualTo(18);
  }

  @Rule({"ST-X-27", "ST-SPC-04", "ST-SPC-05", "ST-BAT-11", "ST-D-57"})
  @Test
  void aStrongerCrewLosesNobodyAndFightsAgainAtEveryStartOfATurn() {
    scene.persons(TWO, aboard, "204").orders(ONE); // Data: STRENGTH 12, OFFICER
    board(3, false);
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(9, 12));
    assertThat(intruders(scene, ship)).isEqualTo(2);
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("204");
    turn();
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(4, 12));
    assertThat(intruders(scene, ship)).isEqualTo(1);
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("204");
    turn();
    assertThat(intruders(scene, ship)).isZero();
    turn();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).hasSize(3);
    assertThat(scene.discarded(ONE)).containsExactly(BORG, BORG, BORG);
  }

  @Rule({"ST-SPC-04", "ST-D-62"})
  @Test
  void whoBoardsOnceABattleIsDecidedFightsAnother() {
    // Klingons with Honor, whom nobody leads.
    scene.persons(TWO, aboard, "217", "251").draws(0, 1).orders(ONE);
    scene.hand(ONE, "331");
    scene.plays(ONE, BORG, on);
    while (!(scene.state().top() instanceof Phase.Window window
        && window.kind() == WindowKind.CASUALTY)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(ONE, BORG, on).passes();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).hasSize(2);
    assertThat(scene.state().persons(aboard)).isZero();
  }

  @Rule({"ST-SPC-05", "ST-EFF-33"})
  @Test
  void aboardAShipThatIsSetAsideNobodyFights() {
    scene.persons(TWO, aboard, "215", "204").lies(ONE, BORG, On.intruder(ship));
    scene.with(ship, each -> each.copy().withAside(2)).orders(ONE);
    turn();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).isEmpty();
    turn();
    turn();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).hasSize(1);
  }

  @Rule({"ST-SPC-05", "ST-TRN-02"})
  @Test
  void atTheStartOfATurnBoardedShipsFightFromLeftToRight() {
    CardId right = scene.ship(TWO, "331", 1);
    CardId left = scene.ship(TWO, "331", 0);
    for (CardId each : new CardId[] {right, left}) {
      scene.persons(TWO, Host.ship(each), "215").lies(ONE, BORG, On.intruder(each));
    }
    scene.orders(ONE);
    turn();
    assertThat(scene.told(BattleEvent.BattleStarted.class))
        .extracting(BattleEvent.BattleStarted::order)
        .containsExactly(new Order.Boarding(left), new Order.Boarding(right));
  }

  @Rule({"ST-D-57", "ST-SPC-04"})
  @Test
  void whoIsStoppedDefendsTheShipAndLeads() {
    scene.persons(TWO, aboard, "204").stopped(TWO, aboard).orders(ONE);
    board(1, false);
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(1, 12));
    assertThat(intruders(scene, ship)).isZero();
  }

  @Rule({"ST-X-27", "ST-D-32", "ST-SPC-04", "ST-RND-01"})
  @Test
  void aCrewWithoutALeaderLosesOneEachTime() {
    scene.persons(TWO, aboard, "203", "200", "214").draws(1).orders(ONE);
    board(1, false); // 1 against 13
    assertThat(scene.discarded(TWO)).containsExactly("200");
    turn();
    assertThat(scene.discarded(TWO)).hasSize(2);
    assertThat(intruders(scene, ship)).isEqualTo(1);
  }

  @Rule({"ST-X-28", "ST-SPC-01", "ST-D-61", "ST-CLK-04"})
  @Test
  void anEmptyACloakedAndAnOwnShipAreNotBoarded() {
    CardId cloaked = scene.ship(TWO, "347", 0);
    CardId own = scene.ship(ONE, "331", 0);
    scene.persons(TWO, Host.ship(cloaked), "253").persons(ONE, Host.ship(own), "203");
    scene.with(cloaked, each -> each.copy().withCloaked(true));
    CardId borg = scene.hand(ONE, BORG);
    scene.orders(ONE);
    for (Host host : new Host[] {aboard, Host.ship(cloaked), Host.ship(own)}) {
      assertThat(scene.against(new PlayInterrupt(ONE, borg, Aim.at(host))))
          .containsExactly("ST-SPC-01");
    }
  }

  @Rule({"ST-SPC-03", "ST-D-40"})
  @Test
  void oneWhoDoublesNeedsAnotherAndOneIsEnough() {
    scene.persons(TWO, aboard, "204").hand(TWO, "331");
    scene.orders(ONE);
    CardId crosis = scene.hand(ONE, CROSIS);
    assertThat(scene.against(new PlayInterrupt(ONE, crosis, on))).containsExactly("ST-SPC-03");
    scene.plays(ONE, BORG, on).plays(ONE, CROSIS, on);
    CardId second = scene.hand(ONE, CROSIS);
    assertThat(scene.against(new PlayInterrupt(ONE, second, on))).containsExactly("ST-SPC-03");
    scene.passes();
    assertThat(scene.lastStrike().attack()).isEqualTo(8);
    assertThat(scene.against(new PlayInterrupt(ONE, second, on))).containsExactly("ST-SPC-03");
  }

  @Rule({"ST-SPC-04", "ST-SPC-06", "ST-D-62"})
  @Test
  void whoBoardsLaterFightsAnotherBattleAndWhoBoardsInTheBattleJoins() {
    scene.persons(TWO, aboard, "215", "204").hand(ONE, "331");
    scene.hand(ONE, BORG);
    scene.orders(ONE).plays(ONE, BORG, on);
    scene.passes();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).hasSize(1);
    // Now one more, and in the window of that battle another.
    Scene joined = scene.plays(ONE, BORG, on);
    while (joined.told(BattleEvent.BattleStarted.class).size() < 2) {
      joined.does(new Pass(joined.asked().orElseThrow()));
    }
    joined.plays(ONE, BORG, on).passes();
    assertThat(joined.told(BattleEvent.BattleStarted.class)).hasSize(2);
    assertThat(scene.lastStrike().attack()).isEqualTo(4);
  }

  @Rule({"ST-SPC-06"})
  @Test
  void aShipWithIntrudersAloneIsStoppedForGood() {
    scene.persons(TWO, aboard, "203").orders(ONE);
    board(3, false);
    assertThat(scene.discarded(TWO)).containsExactly("203");
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.GOOD);
    turn();
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.GOOD);
    CardId other = scene.ship(TWO, "331", 0);
    CardId data = scene.person(TWO, "204", Host.ship(other));
    scene.does(new DeclinePlay(TWO));
    scene.does(new Beam(TWO, Optional.of(data), Host.ship(other), aboard));
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.GOOD_MANNED);
    assertThat(scene.against(new Move(TWO, ship, true, 1))).contains("ST-ORD-05");
    // Once all intruders are gone the ship is free again.
    scene.plays(TWO, "119", Aim.NOTHING).passes().does(new Choose(TWO, new OfNumber(1)));
    assertThat(intruders(scene, ship)).isZero();
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.NO);
  }

  @Rule({"ST-SHB-15", "ST-SPC-01"})
  @Test
  void aShipAtItsOwnOutpostIsBoardedAllTheSame() {
    scene.outpost(TWO, "104", 0); // SHIELDS 30
    scene.persons(TWO, aboard, "203", "200").orders(ONE);
    board(1, false); // 1 against 11, and nobody leads
    assertThat(scene.discarded(TWO)).hasSize(1);
    assertThat(intruders(scene, ship)).isEqualTo(1);
  }
}
