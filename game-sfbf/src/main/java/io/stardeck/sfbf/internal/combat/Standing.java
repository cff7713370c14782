package io.stardeck.sfbf.internal.combat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;

/** What stands on a ship, and whether it works against the attack under way. */
public final class Standing {
  private Standing() {}

  /** Whether {@code effect} is on {@code ship} (BF-RCT-08). */
  public static boolean on(Ship ship, Effect effect) {
    return switch (effect) {
      case ERRATIC -> ship.erratic().isPresent();
      case WEASEL -> ship.weasel().isPresent();
      case CLOAK -> ship.cloaked();
      case WEB -> ship.webbed();
    };
  }

  /** Whether {@code counters} take {@code effect} away. */
  public static boolean countered(ImmutableList<Counter> counters, Effect effect) {
    for (int i = 0; i < counters.size(); i++) {
      if (counters.get(i).effect() == effect) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the Erratic Maneuvers card on {@code ship}, if there is one, works against {@code
   * attack}: neither countered with the attack nor cancelled by a reaction (BF-DEF-32, BF-RCT-03).
   */
  public static boolean erraticWorks(Ship ship, Attack attack) {
    return ship.erratic().isPresent()
        && !attack.countered(Effect.ERRATIC)
        && !cancelled(attack, ship.erratic().get());
  }

  /** Whether a card of {@code kind} was played in this defence, cancelled or not (BF-RCT-07). */
  public static boolean played(Table table, Attack attack, CardKind kind) {
    ImmutableList<Defence> defences = attack.defences();
    for (int i = 0; i < defences.size(); i++) {
      if (table.kind(defences.get(i).card()) == kind) {
        return true;
      }
    }
    return false;
  }

  private static boolean cancelled(Attack attack, CardId card) {
    ImmutableList<Defence> defences = attack.defences();
    for (int i = 0; i < defences.size(); i++) {
      if (defences.get(i).card().equals(card)) {
        return defences.get(i).cancelled();
      }
    }
    return false;
  }
}
