package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
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

  @Rule({"ST-X-22", "ST-DMG-07", "ST-D-27"})
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

  @Rule({"ST-X-22", "ST-DMG-07", "ST-SPC-17", "ST-OUT-07"})
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

  @Rule({"ST-CLK-08", "ST-DMG-10", "ST-CLK-07", "ST-DMG-08"})
  @Test
  void aCloakedShipIsNotRepaired() {
    CardId cloaked = scene.ship(ONE, "344", 0);
    scene.outpost(ONE, "105", 0);
    scene.with(cloaked, each -> each.copy().withCloaked(true));
    scene.orders(ONE).damaged(cloaked);
    assertThat(scene.ship(cloaked).cloaked()).isFalse(); // it decloaks at once
    assertThat(scene.ship(cloaked).condition()).isEqualTo(Condition.DAMAGED);
  }
}
