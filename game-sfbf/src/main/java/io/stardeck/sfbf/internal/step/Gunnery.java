package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.Symbol;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;

/** Weapon cards fired at fighters and at a PF flotilla: which ships are in a state to fire. */
public final class Gunnery {
  private static final ImmutableList<CardKind> KINDS = ImmutableList.copyOf(CardKind.values());

  private Gunnery() {}

  /** Whether a card of {@code kind} doubles one that was fired in this attack. */
  public static boolean supportedBy(Table table, Attack attack, CardKind kind) {
    for (int i = 0; i < attack.fires().size(); i++) {
      ImmutableList<CardId> support = attack.fires().get(i).support();
      if (!support.isEmpty() && table.kind(support.get(0)) == kind) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether {@code ship} is in a state to fire: not cloaked, no Wild Weasel and no Disengage on it
   * (BF-CLK-05, BF-DEF-47, BF-PFF-07).
   */
  public static boolean fit(Ship ship) {
    return !ship.cloaked() && ship.weasel().isEmpty() && ship.disengaged().isEmpty();
  }

  /**
   * Whether the web of {@code ship} forbids it cards of {@code kind} in the defence of anything but
   * itself (BF-D-74).
   */
  public static boolean webForbids(Ship ship, CardKind kind) {
    return ship.webbed() && kind.phaser();
  }

  /** The boxes of {@code ship} that cannot fire: damaged, or fired in this attack (BF-DEF-21). */
  public static BoxSet blocked(Attack attack, Ship ship) {
    return ship.damaged().union(attack.fired(ship.id()));
  }

  /** Whether {@code ship} can fire a card that bears {@code symbol} in its own defence now. */
  public static boolean ready(Table table, Attack attack, Ship ship, Symbol symbol) {
    return ready(table, attack, ship, symbol, false);
  }

  /**
   * Whether one of those ships, none of which defends itself, can fire a card that bears {@code
   * symbol} now.
   */
  public static boolean anyHelps(
      Table table, Attack attack, ImmutableList<Ship> ships, Symbol symbol) {
    for (int i = 0; i < ships.size(); i++) {
      Ship ship = ships.get(i);
      if (ready(table, attack, ship, symbol, ship.webbed())) {
        return true;
      }
    }
    return false;
  }

  private static boolean ready(
      Table table, Attack attack, Ship ship, Symbol symbol, boolean noPhasers) {
    if (!fit(ship)) {
      return false;
    }
    BoxSet blocked = blocked(attack, ship);
    for (int i = 0; i < KINDS.size(); i++) {
      CardKind kind = KINDS.get(i);
      if (kind.has(symbol)
          && !(noPhasers && kind.phaser())
          && Guns.can(table.card(ship.id()), blocked, kind)) {
        return true;
      }
    }
    return false;
  }
}
