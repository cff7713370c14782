package io.stardeck.stccg.internal.value;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Table;

/** Which rules cards lift, and for whom ({@code ST-EFF-18}). */
public final class Permissions {
  private Permissions() {}

  /** How many cards lift a rule for {@code seat}. */
  public static int count(Table table, RuleId rule, Seat seat) {
    int count = 0;
    for (InForce<Standing.Allow> allow : table.inForce(Standing.Allow.class)) {
      boolean acts = Scopes.seat(allow.by(), allow.what().on(), seat);
      count += acts && allow.what().rule().equals(rule) ? 1 : 0;
    }
    return count;
  }

  /** Whether a card lifts a rule for {@code card} of {@code seat}. */
  public static boolean lifted(Table table, RuleId rule, Seat seat, Card card) {
    for (InForce<Standing.Allow> allow : table.inForce(Standing.Allow.class)) {
      Standing.Allow what = allow.what();
      if (what.rule().equals(rule)
          && (Scopes.seat(allow.by(), what.on(), seat)
              || what.on() == Scope.SHIP && allow.by().on().isShip(card.id()))
          && Filters.fits(what.filter(), table.def(card))) {
        return true;
      }
    }
    return false;
  }
}
