package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.Deed;
import io.stardeck.b5.card.ActionKind;
import io.stardeck.b5.card.FactionOperation.Forbid;
import io.stardeck.b5.card.Stat;
import io.stardeck.b5.internal.value.Filters;
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
    if (deed.kind().isEmpty()) {
      return false;
    }
    ActionKind kind = deed.kind().get();
    boolean[] found = {false};
    InForce.each(
        board,
        Stat.FORBID,
        (scope, operation) -> {
          Forbid forbid = (Forbid) operation;
          found[0] |=
              scope.names(forbid.whom(), Optional.of(deed.actor()))
                  && covers(scope, forbid, kind, deed);
        });
    InForce.eachModifier(
        board,
        Stat.FORBID,
        (modifier, operation) ->
            found[0] |=
                modifier.target().equals(Optional.of(deed.actor()))
                    && covers(
                        Scope.of(board, modifier.faction(), modifier.source()),
                        (Forbid) operation,
                        kind,
                        deed));
    return found[0];
  }

  private static boolean covers(Scope scope, Forbid forbid, ActionKind kind, Deed deed) {
    return forbid.actions().contains(kind)
        && (fits(scope, forbid, deed.acting()) || fits(scope, forbid, deed.object()));
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
