package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Option.OfLocation;
import io.stardeck.stccg.state.Option.OfNumber;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Intruders aboard ships. */
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

  private int intruders() {
    return (int)
        scene.state().table().lying().stream()
            .filter(card -> card.on().equals(On.intruder(ship)))
            .count();
  }

  private StrikeCompared last() {
    var strikes = scene.told(BattleEvent.StrikeCompared.class);
    return strikes.get(strikes.size() - 1);
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
    assertThat(last().attack()).isEqualTo(strength);
    assertThat(last().defence()).isEqualTo(18);
  }

  @Rule({"ST-X-27", "ST-SPC-04", "ST-SPC-05", "ST-BAT-11", "ST-D-57"})
  @Test
  void aStrongerCrewLosesNobodyAndFightsAgainAtEveryStartOfATurn() {
    scene.persons(TWO, aboard, "204").orders(ONE); // Data: STRENGTH 12, OFFICER
    board(3, false);
    assertThat(last()).isEqualTo(new StrikeCompared(9, 12));
    assertThat(intruders()).isEqualTo(2);
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("204");
    turn();
    assertThat(last()).isEqualTo(new StrikeCompared(4, 12));
    assertThat(intruders()).isEqualTo(1);
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("204");
    turn();
    assertThat(intruders()).isZero();
    turn();
    assertThat(scene.told(BattleEvent.BattleStarted.class)).hasSize(3);
    assertThat(scene.discarded(ONE)).containsExactly(BORG, BORG, BORG);
  }

  @Rule({"ST-D-57", "ST-SPC-04"})
  @Test
  void whoIsStoppedDefendsTheShipAndLeads() {
    scene.persons(TWO, aboard, "204").stopped(TWO, aboard).orders(ONE);
    board(1, false);
    assertThat(last()).isEqualTo(new StrikeCompared(1, 12));
    assertThat(intruders()).isZero();
  }

  @Rule({"ST-X-27", "ST-D-32", "ST-SPC-04", "ST-RND-01"})
  @Test
  void aCrewWithoutALeaderLosesOneEachTime() {
    scene.persons(TWO, aboard, "203", "200", "214").draws(1).orders(ONE);
    board(1, false); // 1 against 13
    assertThat(scene.discarded(TWO)).containsExactly("200");
    turn();
    assertThat(scene.discarded(TWO)).hasSize(2);
    assertThat(intruders()).isEqualTo(1);
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
    assertThat(last().attack()).isEqualTo(8);
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
    assertThat(last().attack()).isEqualTo(4);
  }

  private CardId dead(int borg) {
    for (int i = 0; i < borg; i++) {
      scene.lies(ONE, BORG, On.intruder(ship));
    }
    CardId lore = scene.hand(ONE, "080");
    scene.with(ship, each -> each.copy().withStop(Stop.GOOD)).cardPlay(ONE);
    return lore;
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
    assertThat(intruders()).isZero();
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.NO);
  }

  @Rule({"ST-X-44", "ST-SPC-09", "ST-D-41", "ST-TRM-01"})
  @Shows("080")
  @Test
  void loreMakesIntrudersTheCrewOfADeadShip() {
    CardId target = scene.ship(TWO, "347", 0); // SHIELDS 6
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on));
    assertThat(scene.ship(ship).controller()).hasValue(ONE);
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.NO);
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly(BORG, BORG, BORG);
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
    assertThat(scene.against(new Attempt(ONE, 0, aboard, ImmutableSet.of()))).contains("ST-SPC-09");
    // A Federation ship, but Lore's: WEAPONS 8 against SHIELDS 6.
    scene.does(new AttackShip(ONE, target)).quietly(new Confirm(ONE));
    assertThat(scene.ship(target).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule({"ST-SPC-09", "ST-SPC-02"})
  @Test
  void asATeamTheyNeedNoLeaderAndHaveTheStrengthOfTheirNumber() {
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on)).does(new Move(ONE, ship, true, 1)).passes();
    Host team = Host.team(1, ONE);
    scene.does(new Beam(ONE, Optional.empty(), aboard, team));
    scene.persons(TWO, Host.team(1, TWO), "215"); // STRENGTH 6
    scene.does(new AttackTeam(ONE, 1, ImmutableSet.of(), TWO)).quietly(new Confirm(ONE));
    assertThat(last()).isEqualTo(new StrikeCompared(9, 6));
    assertThat(scene.discarded(TWO)).containsExactly("215");
  }

  @Rule({"ST-EFF-05", "ST-SPC-09"})
  @Shows({"119", "080"})
  @Test
  void hughDestroysThemAsACrewAndAsATeamToo() {
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on)).does(new Move(ONE, ship, true, 1)).passes();
    Host team = Host.team(1, ONE);
    CardId first = scene.state().cards(aboard, Role.FREE).get(0).id();
    scene.does(new Beam(ONE, Optional.of(first), aboard, team));
    scene.plays(TWO, "119", Aim.NOTHING).passes().does(new Choose(TWO, new OfNumber(1)));
    assertThat(scene.state().persons(aboard)).isZero();
    assertThat(scene.state().persons(team)).isZero();
    assertThat(scene.discarded(ONE)).containsExactly(BORG, BORG, BORG);
    assertThat(scene.against(new Move(ONE, ship, false, 0))).contains("ST-STF-01");
  }

  @Rule({"ST-D-41", "ST-SPC-09", "ST-I-29"})
  @Test
  void withoutLoreTheyAreIntrudersAgainAndThoseElsewhereAreGone() {
    CardId lore = dead(3);
    scene.quietly(new PlayCard(ONE, lore, on)).does(new Move(ONE, ship, true, 1)).passes();
    Host team = Host.team(1, ONE);
    CardId outpost = scene.outpost(TWO, "104", 1);
    assertThat(scene.against(new AttackOutpost(ONE, outpost))).containsExactly("ST-SPC-09");
    CardId first = scene.state().cards(aboard, Role.FREE).get(0).id();
    scene.does(new Beam(ONE, Optional.of(first), aboard, team));
    CardId event = scene.state().table().lying().get(0).id();
    scene.plays(TWO, "124", Aim.at(event)).passes();
    assertThat(scene.ship(ship).controller()).hasValue(TWO);
    assertThat(scene.ship(ship).stop()).isEqualTo(Stop.GOOD);
    assertThat(intruders()).isEqualTo(2);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("080", BORG);
  }

  @Rule({"ST-SPC-09", "ST-D-63"})
  @Test
  void onlyADeadShipWithOwnIntrudersIsTakenOver() {
    scene.lies(TWO, BORG, On.intruder(ship));
    CardId lore = scene.hand(ONE, "080");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, lore, on))).contains("ST-PLY-08");
    Scene manned = Scene.laid().missions("191");
    CardId there = manned.ship(TWO, "334", 0);
    manned.persons(TWO, Host.ship(there), "204").lies(ONE, BORG, On.intruder(there));
    CardId other = manned.hand(ONE, "080");
    manned.cardPlay(ONE);
    assertThat(manned.against(new PlayCard(ONE, other, Aim.at(Host.ship(there)))))
        .contains("ST-PLY-08");
  }

  @Rule({"ST-EFF-05", "ST-EFF-41"})
  @Shows("119")
  @Test
  void hughDestroysAllIntrudersAtOneLocation() {
    CardId far = scene.ship(TWO, "331", 1);
    scene.persons(TWO, aboard, "204").persons(TWO, Host.ship(far), "203");
    scene.lies(ONE, BORG, On.intruder(ship));
    scene.lies(ONE, BORG, On.intruder(far));
    scene.orders(ONE).plays(TWO, "119", Aim.NOTHING).passes();
    scene.does(new Choose(TWO, new OfNumber(1))).does(new Choose(TWO, new OfLocation(0)));
    assertThat(intruders()).isZero();
    assertThat(scene.state().table().lying()).hasSize(1);
    assertThat(scene.state().table().ship(far)).isNotNull();
  }
}
