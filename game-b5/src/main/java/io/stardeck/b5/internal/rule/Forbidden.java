package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.Deed;
import io.stardeck.b5.card.FactionOperation.Forbid;
import io.stardeck.b5.card.Stat;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Force;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** Actions that the text of a card forbids for as long as it lasts ({@code B5-GEN-04}). */
final class Forbidden {
  private Forbidden() {}

  /** Whether something in force forbids that action with one of its cards. */
  static boolean is(Board board, Deed deed) {
    for (Force force : InForce.of(board, deed.actor(), Stat.FORBID)) {
      Forbid forbid = (Forbid) force.operation();
      if (deed.kind().isPresent()
          && forbid.actions().contains(deed.kind().get())
          && (fits(force.scope(), forbid, deed.acting())
              || fits(force.scope(), forbid, deed.object()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(Scope scope, Forbid forbid, Optional<CardId> card) {
    if (card.isEmpty()) {
      return false;
    }
    Spot spot = Spot.find(scope.board(), card.get());
    return spot == null
        ? Filters.fitsDef(forbid.filter(), scope.board().def(card.get()))
        : Filters.fits(scope, forbid.filter(), spot);
  }
}
