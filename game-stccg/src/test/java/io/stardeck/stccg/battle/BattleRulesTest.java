package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.target.About;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a battle is fought with, and what becomes of those who have fought. */
class BattleRulesTest {
  private static final String OBERTH = "340"; // WEAPONS 4, SHIELDS 7
  private static final String K_VORT = "347"; // WEAPONS 6, SHIELDS 6
  private static final String BORTAS = "344"; // WEAPONS 9, SHIELDS 7
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);

  // Planets: Diplomacy Mission and First Contact.
  private final Scene scene = Scene.laid().missions("151", "161");

  private CardId led(Seat seat, String def, int location, String leader) {
    CardId ship = scene.ship(seat, def, location);
    scene.persons(seat, Host.ship(ship), leader);
    return ship;
  }

  private void attack(CardId target) {
    scene.does(new AttackShip(ONE, target)).does(new Confirm(ONE));
  }

  @Rule({"ST-BAT-01", "ST-BAT-04", "ST-BAT-05", "ST-D-49", "ST-ZON-05", "ST-I-17", "ST-SHB-01"})
  @Test
  void thoseFightWhoAreAtTheSamePlace() {
    CardId there = led(TWO, OBERTH, 1, "204");
    CardId outpost = scene.outpost(TWO, "104", 1);
    led(ONE, K_VORT, 0, "253");
    scene.persons(ONE, Host.team(0, ONE), "253").persons(TWO, Host.team(1, TWO), "215");
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, there))).containsExactly("ST-BAT-04");
    assertThat(scene.against(new AttackOutpost(ONE, outpost))).containsExactly("ST-BAT-04");
    assertThat(scene.against(new AttackTeam(ONE, 0, KLINGON, TWO))).containsExactly("ST-BAT-04");
    assertThat(scene.against(new AttackTeam(ONE, 1, KLINGON, TWO))).containsExactly("ST-BAT-09");
    CardId here = led(TWO, OBERTH, 0, "204");
    scene.persons(TWO, Host.team(0, TWO), "215");
    assertThat(scene.against(new AttackShip(ONE, here))).isEmpty();
    assertThat(scene.against(new AttackTeam(ONE, 0, KLINGON, TWO))).isEmpty();
  }

  @Rule({"ST-BAT-03", "ST-BAT-06", "ST-ORD-03", "ST-ORD-05", "ST-I-10", "ST-D-53", "ST-SHB-14"})
  @Test
  void whoFoughtIsStoppedAndNothingElseHappensMeanwhile() {
    CardId target = led(TWO, "334", 0, "204");
    CardId striker = led(ONE, K_VORT, 0, "253");
    scene.orders(ONE);
    attack(target); // 6 against 9
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Countering.class);
    assertThat(scene.against(new Move(ONE, striker, true, 1))).containsExactly("ST-BAT-03");
    assertThat(scene.against(new EndTurn(ONE))).containsExactly("ST-BAT-03");
    scene.does(new DeclineCounterattack(TWO));
    assertThat(scene.against(new Move(ONE, striker, true, 1))).contains("ST-ORD-05");
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-BAT-09");
    CardId person = scene.state().cards(Host.ship(striker), Role.STOPPED).get(0).id();
    assertThat(
            scene.against(
                new Beam(ONE, Optional.of(person), Host.ship(striker), Host.team(0, ONE))))
        .contains("ST-ORD-05");
    assertThat(scene.defs(Host.ship(target), Role.STOPPED)).containsExactly("204");
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.ship(target).stop()).isEqualTo(Stop.NO);
  }

  @Rule({"ST-BAT-09", "ST-D-57", "ST-D-65", "ST-SHB-06", "ST-SHB-12"})
  @Test
  void aStoppedTargetDefendsButDoesNotFireBack() {
    CardId target = led(TWO, "334", 0, "204");
    led(ONE, K_VORT, 0, "253");
    scene.with(target, ship -> ship.copy().withStop(Stop.TURN)).orders(ONE);
    attack(target);
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(12, 18, true));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    led(ONE, K_VORT, 0, "253");
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
  }

  @Rule({"ST-SHB-01", "ST-SHB-04", "ST-SHB-03", "ST-D-69", "ST-STF-09"})
  @Test
  void weaponsAddUpAndTheShieldsOfTheTargetStandAlone() {
    CardId target = scene.ship(TWO, "334", 0); // empty, SHIELDS 9
    scene.ship(TWO, "343", 0); // SHIELDS 8, of no help
    CardId one = led(ONE, K_VORT, 0, "253"); // not staffed, but led
    led(ONE, K_VORT, 0, "253");
    CardId left = led(ONE, K_VORT, 0, "253");
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new LeaveOut(ONE, left));
    scene.does(new Confirm(ONE));
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(24, 18, true));
    assertThat(scene.ship(target).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.ship(one).stopped()).isTrue();
    assertThat(scene.ship(left).stopped()).isFalse();
  }

  @Rule({
    "ST-SHB-10",
    "ST-SHB-11",
    "ST-SHB-15",
    "ST-D-25",
    "ST-D-46",
    "ST-D-58",
    "ST-OPB-05",
    "ST-STF-09"
  })
  @ParameterizedTest
  @CsvSource({"104, 104, 44", "104, 106, 46", "106, 104, 46"}) // SHIELDS 30, Romulan: 32
  void ofSeveralOutpostsTheHighestGivesHalfItsShields(String first, String second, int defence) {
    CardId target = scene.ship(TWO, OBERTH, 0); // SHIELDS 7, nobody aboard
    scene.outpost(TWO, first, 0);
    scene.outpost(TWO, second, 0);
    scene.outpost(ONE, "105", 0); // not theirs
    led(ONE, BORTAS, 0, "253");
    scene.orders(ONE);
    attack(target);
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(18, defence, true));
    assertThat(scene.ship(target).condition()).isEqualTo(Condition.OK);
  }

  @Rule({"ST-BAT-08", "ST-SHB-04"})
  @Test
  void whatAnEventAddsIsAddedInTheBattle() {
    CardId target = scene.ship(TWO, OBERTH, 0);
    scene.lies(ONE, "069", On.ship(led(ONE, K_VORT, 0, "253"))); // WEAPONS +2
    scene.orders(ONE);
    attack(target);
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(16, 14, true));
  }

  @Rule({"ST-X-52", "ST-SHB-13", "ST-VIS-17", "ST-BAT-08", "ST-VIS-06"})
  @ParameterizedTest
  @CsvSource({"10, OK", "11, DAMAGED"})
  void hiddenShieldsAreShownWithTheStrike(int weapons, Condition result) {
    CardId target = scene.ship(TWO, "333", 0); // Brittain: SHIELDS 6
    scene.persons(TWO, Host.ship(target), "214", "242"); // two of SCIENCE
    scene.lies(TWO, "083", On.ship(target));
    led(ONE, "345", 0, "253"); // Buruk: 6
    led(ONE, weapons == 10 ? "361" : "362", 0, "304"); // Pi: 4, Science Vessel: 5
    scene.orders(ONE);
    attack(target);
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(2 * weapons, 20, true));
    for (Seat seat : ImmutableList.of(ONE, TWO, Seat.SPECTATOR)) {
      assertThat(scene.toldTo(seat, StrikeCompared.class)).containsExactly(scene.lastStrike());
    }
    assertThat(scene.ship(target).condition()).isEqualTo(result);
  }

  @Rule({"ST-ATB-12", "ST-ATB-07", "ST-RND-01", "ST-RNG-02"})
  @Test
  void whereBothLoseOneTheVictimOfTheAttackerIsDrawnFirst() {
    scene.persons(ONE, Host.team(0, ONE), "256", "257");
    scene.persons(TWO, Host.team(0, TWO), "203", "216");
    scene.hand(ONE, "331"); // so that they are asked
    scene.draws(1, 0).orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO));
    scene.does(new Confirm(ONE));
    while (!(About.below(scene.state().table()) instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    Phase.Casualty both = (Phase.Casualty) About.below(scene.state().table());
    assertThat(both.victims()).hasSize(2);
    scene.passes();
    assertThat(scene.told(CardEvent.PersonKilled.class))
        .extracting(event -> event.card().def())
        .containsExactly("257", "203");
  }

  @Rule({"ST-X-39", "ST-ATB-10", "ST-ATB-03", "ST-BAT-07", "ST-X-34", "ST-ORD-07", "ST-ORD-08"})
  @Test
  void aSecondWaveBeatsThoseWhomTheFirstHasLeftWithoutALeader() {
    Host own = Host.team(0, ONE);
    CardId ship = scene.ship(ONE, K_VORT, 0);
    scene.persons(TWO, Host.team(0, TWO), "205", "203", "216"); // Troi is an OFFICER
    scene.persons(ONE, own, "275", "268", "253"); // 23 against 15
    scene.draws(0).orders(ONE).does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    assertThat(scene.discarded(TWO)).containsExactly("205");
    assertThat(scene.against(new AttackTeam(ONE, 0, KLINGON, TWO))).containsExactly("ST-BAT-09");
    CardId second = scene.person(ONE, "252", Host.ship(ship)); // Leadership, STRENGTH 7 against 11
    scene.does(new Beam(ONE, Optional.of(second), Host.ship(ship), own));
    assertThat(scene.defs(own, Role.FREE)).containsExactly("252");
    scene.does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    assertThat(scene.lastStrike()).isEqualTo(new StrikeCompared(7, 11));
    assertThat(scene.discarded(TWO)).hasSize(2);
    assertThat(scene.discarded(ONE)).isEmpty();
  }

  @Rule({"ST-BAT-11", "ST-TRE-06", "ST-STF-07"})
  @Test
  void whoIsUnderHouseArrestDoesNotLead() {
    CardId target = led(TWO, OBERTH, 0, "204");
    CardId striker = led(ONE, K_VORT, 0, "304"); // a Romulan alone
    scene.orders(ONE);
    assertThat(scene.against(new AttackShip(ONE, target))).isEmpty();
    scene.marked(Host.ship(striker), new Mark.Arrested());
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-SHB-02");
  }

  @Rule({"ST-VIS-06", "ST-VIS-04", "ST-VIS-02"})
  @Test
  void bothTeamsAreShownToAllInTheBattle() {
    scene.persons(ONE, Host.team(0, ONE), "275").persons(TWO, Host.team(0, TWO), "204");
    scene.orders(ONE);
    assertThat(StccgView.of(scene.state(), ONE).cards(Host.team(0, TWO), Role.FREE)).isEmpty();
    scene.does(new AttackTeam(ONE, 0, KLINGON, TWO)).does(new Confirm(ONE));
    assertThat(scene.told(CardEvent.CardsRevealed.class))
        .extracting(event -> event.cards().get(0).def())
        .containsExactlyInAnyOrder("275", "204");
    // Who was seen stays known.
    StccgView after = StccgView.of(scene.state(), ONE);
    assertThat(after.cards(Host.team(0, TWO), Role.STOPPED)).hasSize(1);
  }

  @Rule("ST-CLK-03")
  @Test
  void crewAndEquipmentOfAShipThatCloaksAreFaceDown() {
    CardId ship = led(ONE, K_VORT, 0, "253");
    scene.gear(ONE, "064", Host.ship(ship));
    scene.orders(ONE).quietly(new Cloak(ONE, ship));
    StccgView theirs = StccgView.of(scene.state(), TWO);
    for (Role role : Role.ALL) {
      assertThat(theirs.cards(Host.ship(ship), role)).as("%s", role).isEmpty();
    }
    assertThat(theirs.size(Host.ship(ship), Role.FREE)).isOne();
    assertThat(theirs.size(Host.ship(ship), Role.GEAR)).isOne();
  }

  @Rule({"ST-CLK-03", "ST-CLK-05", "ST-CLK-06", "ST-CLK-07", "ST-D-29", "ST-X-32", "ST-BEA-07"})
  @Test
  void aCloakedShipMovesUnseenButDoesNothingElse() {
    CardId outpost = scene.outpost(ONE, "105", 0);
    CardId ship = led(ONE, K_VORT, 0, "253");
    CardId target = scene.ship(TWO, OBERTH, 0);
    scene.persons(ONE, Host.ship(ship), "275").persons(ONE, Host.outpost(outpost), "268");
    scene.with(ship, each -> each.copy().withCloaked(true)).orders(ONE);
    CardId aboard = scene.state().cards(Host.ship(ship), Role.FREE).get(0).id();
    assertThat(
            scene.against(new Beam(ONE, Optional.of(aboard), Host.ship(ship), Host.team(0, ONE))))
        .contains("ST-CLK-06");
    assertThat(
            scene.against(
                new Load(ONE, Optional.of(scene.only(Host.outpost(outpost))), outpost, ship)))
        .contains("ST-CLK-06");
    assertThat(scene.against(new AttackShip(ONE, target))).containsExactly("ST-BAT-10");
    assertThat(StccgView.of(scene.state(), TWO).cards(Host.ship(ship), Role.FREE)).isEmpty();
    scene.quietly(new Move(ONE, ship, true, 1));
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(2);
    StccgView theirs = StccgView.of(scene.state(), TWO);
    assertThat(ShipNumbers.of(theirs, theirs.table().ship(ship), Stat.RANGE)).isEqualTo(8);
    assertThat(scene.ship(ship).cloaked()).isTrue();
  }
}
