package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.ShipEvent.BoxDamaged;
import io.stardeck.sfbf.internal.step.Losses;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;

/** Damage that an attack or a mutiny does to a ship (BF-DMG-05 to 07). */
public final class Harm {
  private static final RuleId DMG_05 = RuleId.of("BF-DMG-05");

  private Harm() {}

  /**
   * Deals {@code points}, 0 or more, to the ship at {@code berth} in the attack under way: more
   * than its undamaged boxes destroy it, as many fill it (BF-DMG-06); of fewer its owner chooses
   * the boxes, in a window on top, unless they are all alike (BF-DMG-05).
   */
  public static void deal(Play<BattleForceState> play, Berth berth, int points, RuleId rule) {
    Ship ship = berth.ship();
    play.tell(rule, new DamageDealt(ship.id(), points));
    if (points == 0) {
      return;
    }
    ShipCard printed = play.state().table().card(ship.id());
    if (points > printed.size() - ship.damage()) {
      Losses.destroy(play, berth);
    } else if (play.state().table().config().traditional()) {
      Ships.put(play, berth, ship.withCounter(ship.counter() + points));
    } else if (points == printed.size() - ship.damage()) {
      fill(play, berth, printed.undamaged(ship.damaged()));
    } else {
      play.push(new Phase.Allocation(berth.owner(), ship.id(), points));
    }
  }

  /** Lays one token on the leftmost undamaged box of that type (BF-ACT-08). */
  public static void box(Play<BattleForceState> play, Berth berth, BoxType type) {
    Ship ship = berth.ship();
    ShipCard printed = play.state().table().card(ship.id());
    fill(play, berth, BoxSet.empty().with(printed.undamaged(type, ship.damaged()).lowest()));
  }

  /**
   * Lays {@code points} tokens if all undamaged boxes are of one type, so that there is nothing to
   * choose.
   *
   * @return whether it did
   */
  public static boolean withoutChoice(Play<BattleForceState> play, Berth berth, int points) {
    Ship ship = berth.ship();
    ShipCard printed = play.state().table().card(ship.id());
    BoxSet undamaged = printed.undamaged(ship.damaged());
    BoxType type = printed.boxType(undamaged.lowest());
    if (!printed.boxes(type).containsAll(undamaged)) {
      return false;
    }
    fill(play, berth, leftmost(undamaged, points));
    return true;
  }

  private static void fill(Play<BattleForceState> play, Berth berth, BoxSet boxes) {
    Ship ship = berth.ship();
    ShipCard printed = play.state().table().card(ship.id());
    for (BoxSet rest = boxes; play.told() && !rest.isEmpty(); rest = rest.without(rest.lowest())) {
      play.tell(DMG_05, new BoxDamaged(ship.id(), printed.boxType(rest.lowest())));
    }
    Ships.put(play, berth, ship.withDamaged(ship.damaged().union(boxes)));
  }

  private static BoxSet leftmost(BoxSet boxes, int number) {
    BoxSet some = BoxSet.empty();
    for (BoxSet rest = boxes; some.size() < number; rest = rest.without(rest.lowest())) {
      some = some.with(rest.lowest());
    }
    return some;
  }
}
