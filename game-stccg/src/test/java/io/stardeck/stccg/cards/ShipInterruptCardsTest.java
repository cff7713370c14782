package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Interrupts on ships. */
class ShipInterruptCardsTest {
  // Diplomacy Mission (planet), Study Stellar Collision (space), First Contact (planet).
  private final Scene scene = Scene.laid().missions("151", "191", "161");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);

  @Shows("109")
  @Rule({"ST-EFF-55", "ST-EFF-07", "ST-EFF-25"})
  @ParameterizedTest
  @CsvSource({"212 215, true", "212, false"})
  void asteroidsHideAShipWithTwoNavigators(String crew, boolean hidden) {
    scene.persons(ONE, aboard, crew.split(" "));
    CardId enemy = scene.ship(TWO, "345", 0);
    scene.persons(TWO, Host.ship(enemy), "278").orders(TWO);
    assertThat(scene.against(new AttackShip(TWO, ship))).isEmpty();
    scene.interrupts(ONE, "109", Aim.at(aboard));
    assertThat(scene.against(new AttackShip(TWO, ship)).isEmpty()).isNotEqualTo(hidden);
    scene.turns(2);
    scene.quietly(new DeclinePlay(TWO));
    assertThat(scene.against(new AttackShip(TWO, ship))).isEmpty();
  }

  @Shows("109")
  @Rule({"ST-EFF-25", "ST-PRE-03"})
  @Test
  void allAboardNavigateThoughSomeOfThemAttempt() {
    Host there = Host.ship(scene.ship(ONE, "331", 1));
    scene.persons(ONE, there, "212").stopped(ONE, there); // Navigation
    scene.persons(ONE, there, "215").hand(TWO, "331"); // Navigation too
    scene.orders(ONE).does(new Attempt(ONE, 1, there, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.plays(ONE, "109", Aim.at(there)).passes();
    assertThat(scene.state().table().lasting()).hasSize(1);
  }

  @Shows("110")
  @Rule({"ST-EFF-04", "ST-EFF-25", "ST-DMG-02"})
  @Test
  void autoDestructTakesWeakShipsAlong() {
    CardId weak = scene.ship(TWO, "345", 0); // SHIELDS 7
    CardId strong = scene.ship(TWO, "349", 0); // SHIELDS 8
    CardId far = scene.ship(TWO, "345", 1);
    scene.orders(ONE);
    scene.interrupts(ONE, "110", Aim.at(aboard));
    scene.turns(1);
    assertThat(scene.state().table().ship(ship)).isNull();
    assertThat(scene.ship(weak).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.ship(strong).condition()).isEqualTo(Condition.OK);
    assertThat(scene.ship(far).condition()).isEqualTo(Condition.OK);
  }

  @Shows("136")
  @Rule("ST-EFF-05")
  @Test
  void anEmptyShipIsSeizedWithATractorBeam() {
    CardId mine = scene.ship(TWO, "338", 1);
    scene.orders(TWO);
    CardId seizure = scene.hand(TWO, "136");
    assertThat(scene.against(new PlayInterrupt(TWO, seizure, Aim.at(aboard))))
        .contains("ST-INT-09");
    scene.with(mine, each -> each.copy().withLocation(0));
    scene.quietly(new PlayInterrupt(TWO, seizure, Aim.at(aboard)));
    assertThat(scene.discarded(ONE)).containsExactly("331");
    assertThat(scene.told(BattleEvent.ShipDestroyed.class)).isEmpty(); // discarded, and no more
  }

  @Shows("136")
  @Rule({"ST-CLK-04", "ST-VIS-01"})
  @Test
  void anEmptyShipIsSeizedThoughItIsCloaked() {
    CardId cloaked = scene.ship(ONE, "347", 1);
    scene.with(cloaked, each -> each.copy().withCloaked(true)).ship(TWO, "338", 1);
    scene.orders(TWO).interrupts(TWO, "136", Aim.at(Host.ship(cloaked)));
    assertThat(scene.discarded(ONE)).containsExactly("347");
  }

  @Shows("139")
  @Rule({"ST-EFF-26", "ST-EFF-07", "ST-REQ-18", "ST-I-19", "ST-DAT-18"})
  @Test
  void theGridDecloaksAShipForWhoHasFourShips() {
    CardId enemy = scene.ship(TWO, "345", 0);
    scene.with(enemy, each -> each.copy().withCloaked(true)).orders(TWO);
    CardId grid = scene.hand(ONE, "139");
    PlayInterrupt plays = new PlayInterrupt(ONE, grid, Aim.at(Host.ship(enemy)));
    scene.ship(ONE, "331", 1);
    scene.ship(ONE, "331", 1);
    assertThat(scene.against(plays)).isNotEmpty();
    scene.ship(ONE, "331", 1);
    scene.quietly(plays);
    assertThat(scene.ship(enemy).cloaked()).isFalse();
    assertThat(scene.against(new Cloak(TWO, enemy))).containsExactly("ST-EFF-07");
  }

  @Shows("140")
  @Rule({"ST-EFF-33", "ST-ZON-12"})
  @Test
  void aShipInTheRiftReturnsAfterTwoOwnTurns() {
    scene.persons(ONE, aboard, "205").damaged(ship).orders(TWO);
    scene.interrupts(ONE, "140", Aim.at(aboard));
    scene.turns(1);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.ship(ship).here()).isFalse();
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isNotEmpty();
    scene.turns(1);
    assertThat(scene.ship(ship).here()).as("in the turn of the other").isFalse();
    scene.turns(1);
    scene.quietly(new DeclinePlay(ONE));
    assertThat(scene.ship(ship).here()).isTrue();
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED); // with its marks
    assertThat(scene.ship(ship).location()).isZero();
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
  }

  @Shows("143")
  @Rule({"ST-EFF-12", "ST-PAT-19", "ST-REQ-12"})
  @Test
  void theConduitDoublesRangeForTheTurn() {
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED)).orders(ONE);
    scene.interrupts(ONE, "143", Aim.at(aboard));
    assertThat(range()).isEqualTo(5); // the bound of a damaged ship comes last
    scene.with(ship, each -> each.copy().withCondition(Condition.OK));
    assertThat(range()).isEqualTo(14);
    scene.turns(1);
    assertThat(range()).isEqualTo(7);
  }

  private int range() {
    return ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE);
  }

  @Shows("145")
  @Rule({"ST-EFF-08", "ST-EFF-02", "ST-DAT-18"})
  @Test
  void twoWormholesTakeAShipAnywhereAndStopIt() {
    scene.persons(ONE, aboard, "205").orders(ONE);
    Aim there = Aim.at(aboard).with(2);
    CardId one = scene.hand(ONE, "145");
    assertThat(scene.against(new PlayInterrupt(ONE, one, there))).isNotEmpty();
    scene.hand(ONE, "145");
    scene.quietly(new PlayInterrupt(ONE, one, there));
    assertThat(scene.ship(ship).location()).isEqualTo(2);
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    assertThat(scene.ship(ship).stopped()).isTrue();
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("205");
    assertThat(scene.discarded(ONE)).containsExactly("145", "145");
  }

  @Shows({"120", "121", "122"})
  @Rule({"ST-EFF-32", "ST-INT-05"})
  @ParameterizedTest
  @CsvSource({"120, 338, 104, 205", "121, 345, 105, 253", "122, 362, 106, 305"})
  void aMessageCallsAShipToTheNearestOutpost(
      String message, String def, String outpost, String pilot) {
    CardId called = scene.ship(TWO, def, 1);
    scene.persons(TWO, Host.ship(called), pilot);
    scene.orders(TWO);
    CardId card = scene.hand(ONE, message);
    PlayInterrupt plays = new PlayInterrupt(ONE, card, Aim.at(Host.ship(called)));
    assertThat(scene.against(plays)).contains("ST-INT-09"); // no outpost is in play
    scene.outpost(ONE, outpost, 0); // own or not
    scene.quietly(plays);
    assertThat(scene.against(new Move(TWO, called, true, 2))).contains("ST-EFF-32");
    scene.quietly(new Move(TWO, called, false, 0));
    assertThat(scene.discarded(ONE)).containsExactly(message);
  }
}
