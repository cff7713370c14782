package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Damaged ships and their repair. */
class DamageTest {
  private final Scene scene = Scene.laid().missions("151", "161");
  private final CardId ship = scene.ship(ONE, "347", 0); // K'Vort: 8, 6, 6

  private void damage() {
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED));
  }

  private void round() {
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
  }

  private int number(CardId id, Stat stat) {
    return ShipNumbers.of(scene.state(), scene.ship(id), stat);
  }

  @Rule({"ST-DMG-01", "ST-DMG-03", "ST-DMG-04", "ST-X-21", "ST-D-26", "ST-I-06"})
  @ParameterizedTest
  @CsvSource({"347, 5, 6, 6", "344, 5, 9, 7"})
  void damageTakesRangeAlone(String def, int range, int weapons, int shields) {
    CardId damaged = scene.ship(ONE, def, 0);
    scene.with(damaged, each -> each.copy().withCondition(Condition.DAMAGED));
    assertThat(number(damaged, Stat.RANGE)).isEqualTo(range);
    assertThat(number(damaged, Stat.WEAPONS)).isEqualTo(weapons);
    assertThat(number(damaged, Stat.SHIELDS)).isEqualTo(shields);
  }

  @Rule({"ST-X-21", "ST-D-26", "ST-DMG-03"})
  @Test
  void damageNeitherRaisesRangeNorGivesBackWhatWasUsed() {
    CardSet set =
        OwnSet.with(
            "{'kind':'SHIP','id':'slow','name':'slow','rarity':'COMMON','affiliation':'KLINGON',"
                + "'range':4,'weapons':1,'shields':1,'staffing':{'command':0,'staff':0}}");
    Scene own = Scene.laid(set).missions("151");
    CardId slow = own.ship(ONE, "slow", 0);
    CardId fast = own.ship(ONE, "347", 0); // RANGE 8
    own.with(fast, each -> each.copy().withRangeUsed(2)).damaged(slow).damaged(fast);
    assertThat(ShipNumbers.of(own.state(), own.ship(slow), Stat.RANGE)).isEqualTo(4);
    assertThat(ShipNumbers.rangeLeft(own.state(), own.ship(fast))).isEqualTo(3);
  }

  @Rule({"ST-X-22", "ST-DMG-07", "ST-D-27", "ST-DAT-13"})
  @Test
  void anOwnOutpostRepairsInTwoFullTurns() {
    damage();
    scene.outpost(ONE, "105", 0);
    scene.orders(ONE);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
    round();
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.REPAIRING);
    assertThat(number(ship, Stat.RANGE)).isEqualTo(5);
    round();
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }

  @Rule({"ST-X-22", "ST-DMG-07", "ST-SPC-17", "ST-OUT-07", "ST-OUT-08"})
  @ParameterizedTest
  @CsvSource({"none, false", "opponent, false", "other affiliation, false", "own, true"})
  void noOtherPlaceRepairs(String where, boolean repaired) {
    damage();
    switch (where) {
      case "opponent" -> scene.outpost(TWO, "105", 0);
      case "other affiliation" -> scene.outpost(ONE, "106", 0);
      case "own" -> scene.outpost(ONE, "105", 0);
      default -> scene.outpost(ONE, "105", 1);
    }
    scene.orders(ONE);
    round();
    round();
    assertThat(scene.ship(ship).condition() == Condition.OK).isEqualTo(repaired);
  }

  @Rule({"ST-DMG-08", "ST-DMG-07"})
  @Test
  void aShipThatLeavesMeanwhileBeginsAnew() {
    damage();
    scene.outpost(ONE, "105", 0);
    scene.persons(ONE, Host.ship(ship), "253").orders(ONE);
    round();
    scene.does(new DeclinePlay(ONE)).quietly(new Move(ONE, ship, true, 1));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
    scene.quietly(new Move(ONE, ship, false, 0));
    round();
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.REPAIRING);
    round();
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }

  @Rule({"ST-CLK-08", "ST-DMG-10", "ST-CLK-07", "ST-DMG-08", "ST-DMG-02", "ST-I-06"})
  @Test
  void aCloakedShipIsNotRepaired() {
    CardId cloaked = scene.ship(ONE, "344", 0);
    scene.outpost(ONE, "105", 0);
    scene.with(cloaked, each -> each.copy().withCloaked(true));
    scene.orders(ONE).damaged(cloaked);
    assertThat(scene.ship(cloaked).cloaked()).isFalse(); // it decloaks at once
    assertThat(scene.ship(cloaked).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule({"ST-DMG-05", "ST-DMG-01"})
  @Test
  void aShipUnderRepairIsDestroyedByDamageToo() {
    scene.with(ship, each -> each.copy().withCondition(Condition.REPAIRING)).damaged(ship);
    assertThat(scene.state().table().ship(ship)).isNull();
  }

  @Rule({"ST-DMG-06", "ST-SPC-06", "ST-D-63", "ST-I-29"})
  @Test
  void whatLiesOnAShipGoesWithItIntrudersToo() {
    scene.lies(ONE, "083", On.ship(ship));
    scene.lies(TWO, "134", On.intruder(ship));
    CardId other = scene.ship(ONE, "347", 0);
    scene.lies(TWO, "134", On.intruder(other));
    scene.destroyed(ship);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("347", "083");
    assertThat(scene.discarded(TWO)).containsExactly("134");
    assertThat(scene.state().table().lying())
        .extracting(Lying::on)
        .containsExactly(On.intruder(other));
  }

  @Rule({"ST-DMG-07", "ST-DMG-08"})
  @Test
  void whereTheOutpostIsGoneTheRepairBeginsAnew() {
    scene.with(ship, each -> each.copy().withCondition(Condition.REPAIRING));
    scene.orders(ONE);
    round(); // no outpost there any more
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
    scene.outpost(ONE, "105", 0);
    round();
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.REPAIRING);
  }

  @Rule({"ST-EFF-19", "ST-DMG-09"})
  @ParameterizedTest
  @CsvSource({"0, OK", "1, DAMAGED"})
  void aSpacedockRepairsWhoArrivesAtItsOwnOutpostAlone(int dock, Condition result) {
    CardId here = scene.outpost(ONE, "105", 0);
    CardId there = scene.outpost(ONE, "105", 1);
    scene.lies(ONE, "092", On.outpost(dock == 0 ? here : there));
    CardId coming = scene.ship(ONE, "347", 1);
    scene.persons(ONE, Host.ship(coming), "253");
    scene.with(coming, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.orders(ONE).quietly(new Move(ONE, coming, false, 0));
    assertThat(scene.ship(coming).condition()).isEqualTo(result);
  }

  @Rule("ST-EFF-19")
  @Test
  void ofSeveralAboardTheFastestRepairs() {
    CardSet set =
        OwnSet.with(
            "{'kind':'PERSONNEL','id':'fast','name':'fast','rarity':'COMMON',"
                + "'affiliation':'KLINGON','classification':'ENGINEER','integrity':5,'cunning':5,"
                + "'strength':5,'standing':[{'op':'REPAIR_ABOARD','turns':1}]}");
    Scene own = Scene.laid(set).missions("151");
    CardId damaged = own.ship(ONE, "347", 0);
    own.persons(ONE, Host.ship(damaged), "fast", "210");
    own.with(damaged, each -> each.copy().withCondition(Condition.DAMAGED)).orders(TWO);
    own.quietly(new EndTurn(TWO)).quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    assertThat(own.ship(damaged).condition()).isEqualTo(Condition.OK);
  }
}
