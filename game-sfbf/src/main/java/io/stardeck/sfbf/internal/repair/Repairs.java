package io.stardeck.sfbf.internal.repair;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.ShipEvent.ShipRepaired;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;

/**
 * Damage that comes off a ship. A ship in the Reserve that loses its last damage turns face down
 * (BF-INF-06).
 */
public final class Repairs {
  private Repairs() {}

  /** The damaged boxes of that type. */
  public static BoxSet damaged(Table table, Ship ship, BoxType type) {
    return table.card(ship.id()).boxes(type).intersect(ship.damaged());
  }

  /** Takes the token off the leftmost damaged box of that type (BF-ACT-08). */
  public static void box(Play<BattleForceState> play, Berth berth, BoxType type, RuleId rule) {
    Ship ship = berth.ship();
    int box = damaged(play.state().table(), ship, type).lowest();
    tell(play, berth, 1, rule);
    Ships.put(play, berth, ship.withDamaged(ship.damaged().without(box)));
  }

  /** Takes all damage off. */
  public static void all(Play<BattleForceState> play, Berth berth, RuleId rule) {
    tell(play, berth, berth.ship().damage(), rule);
    Ships.put(play, berth, berth.ship().withDamaged(BoxSet.empty()).withCounter(0));
  }

  /** Traditional damage: takes off {@code points}, those of lost squadrons first (BF-D-56). */
  public static void points(Play<BattleForceState> play, Berth berth, int points, RuleId rule) {
    Ship ship = berth.ship();
    BoxSet damaged = ship.damaged();
    int left = points;
    while (left > 0 && !damaged.isEmpty()) {
      damaged = damaged.without(damaged.lowest());
      left--;
    }
    int counter = Math.max(0, ship.counter() - left);
    tell(play, berth, ship.damage() - damaged.size() - counter, rule);
    Ships.put(play, berth, ship.withDamaged(damaged).withCounter(counter));
  }

  private static void tell(Play<BattleForceState> play, Berth berth, int points, RuleId rule) {
    play.tell(rule, new ShipRepaired(berth.owner(), berth.ship().id(), points));
  }
}
