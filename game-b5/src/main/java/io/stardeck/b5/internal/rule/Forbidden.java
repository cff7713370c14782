package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.Deed;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.word.FactionOperation.Forbid;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Force;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.state.Board;
import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/** Actions that the text of a card forbids for as long as it lasts ({@code B5-GEN-04}). */
final class Forbidden {
  private Forbidden() {}

  /** Whether something in force forbids that action with one of its cards. */
  static <D extends Deed> boolean is(Board board, DeedRule<D> rule, D deed) {
    for (Force force : InForce.of(board, deed.actor(), Stat.FORBID)) {
      Forbid forbid = (Forbid) force.operation();
      ActionKind kind = rule.kind(deed);
      CardId acting = rule.acting(deed);
      CardId object = rule.object(deed);
      boolean whatever = acting == null && object == null && forbid.filter().equals(Filter.ANY);
      if (kind != null
          && forbid.actions().contains(kind)
          && (whatever || fits(force, forbid, deed, acting) || fits(force, forbid, deed, object))) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(Force force, Forbid forbid, Deed deed, @Nullable CardId card) {
    return card != null && Filters.fits(force.scope(), forbid.filter(), card, deed.actor());
  }
}
