package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a hand has against the effects that stand on a target, and what they leave of an attack. */
final class Counters {
  private static final Effect[] EFFECTS = Effect.values();

  private final @Nullable CardId[] cards = new @Nullable CardId[EFFECTS.length];

  private Counters() {}

  /**
   * Takes the cards that counter what stands on the ship at {@code target} out of {@code spare}.
   */
  static Counters plan(
      Table table, @Nullable Berth attacker, @Nullable Berth target, List<CardId> spare) {
    Counters counters = new Counters();
    for (int i = 0; target != null && i < EFFECTS.length; i++) {
      if (Standing.on(target.ship(), EFFECTS[i])) {
        counters.cards[i] = take(table, attacker, EFFECTS[i], spare);
      }
    }
    return counters;
  }

  /** The card against {@code effect}, or null. */
  @Nullable CardId against(Effect effect) {
    return cards[effect.ordinal()];
  }

  /** What the effects that are not countered leave of an attack on the ship at {@code target}. */
  double left(Table table, Berth target, double direct, double seeking) {
    Ship ship = target.ship();
    boolean weasel = works(ship, Effect.WEASEL);
    double points = works(ship, Effect.WEB) ? direct / 2 : direct;
    points += weasel ? 0 : seeking;
    if (works(ship, Effect.ERRATIC)) {
      points -= table.card(ship.erratic().orElseThrow()).value();
    }
    points = works(ship, Effect.CLOAK) ? points / 2 : points;
    return Math.max(0, weasel ? points / 2 : points);
  }

  private boolean works(Ship ship, Effect effect) {
    return Standing.on(ship, effect) && against(effect) == null;
  }

  private static @Nullable CardId take(
      Table table, @Nullable Berth attacker, Effect effect, List<CardId> spare) {
    return switch (effect) {
      case ERRATIC -> take(table, CardKind.ECCM, spare);
      case CLOAK, WEB -> take(table, CardKind.PRT, spare);
      case WEASEL -> {
        boolean near = attacker == null || attacker.row() == Row.SCREEN;
        CardId tractor = near ? take(table, CardKind.TB, spare) : null;
        yield tractor == null ? take(table, CardKind.PRT, spare) : tractor;
      }
    };
  }

  private static @Nullable CardId take(Table table, CardKind kind, List<CardId> spare) {
    for (int i = 0; i < spare.size(); i++) {
      if (table.kind(spare.get(i)) == kind) {
        return spare.remove(i);
      }
    }
    return null;
  }
}
