package io.stardeck.b5.internal.value;

import static io.stardeck.b5.internal.value.RuleIds.SUP_04;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.CardOperation.Contributes;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.rules.value.Computation;

/** The support and the opposition of a conflict ({@code B5-SUP-04, B5-D-28}). */
public final class Totals {
  private Totals() {}

  /** The total of one side, at least 0. */
  public static int of(Board board, Conflict conflict, Side side) {
    return of(board, conflict, side, Computation.silent()).value();
  }

  /** {@link #of}, with its parts. */
  public static Computation of(Board board, Conflict conflict, Side side, Computation sum) {
    Role role = Role.of(side);
    for (Participant each : conflict.participants()) {
      if (each.role() == role) {
        Spot spot = Spot.find(board, each.card());
        if (spot != null) {
          sum.add(contribution(board, conflict, side, each, spot), SUP_04, each.card());
        }
      }
    }
    int bonus = side == Side.SUPPORT ? conflict.supportBonus() : conflict.oppositionBonus();
    return sum.add(bonus, SUP_04, "effects").atLeast(0, SUP_04, "");
  }

  /** What one participant counts on its side ({@code B5-W-05}). */
  private static int contribution(
      Board board, Conflict conflict, Side side, Participant entry, Spot spot) {
    Ability ability = entry.ability();
    int rating = Ratings.current(board, spot, ability);
    if (rating < 1) {
      return 0;
    }
    boolean twice = false;
    int added = 0;
    for (Force force : InForce.all(board, Stat.CONTRIBUTION)) {
      Contributes more = (Contributes) force.operation();
      boolean fits =
          force.changes(spot)
              && (more.side().isEmpty() || more.side().get() == side)
              && (more.ability().isEmpty() || more.ability().get() == ability)
              && (more.type().isEmpty() || more.type().get() == conflict.type())
              && (!more.own() || conflict.initiator().equals(force.scope().own()));
      twice |= fits && more.twice();
      added += fits ? force.amount() : 0;
    }
    if (!twice && conflict.traits().countDouble().isPresent()) {
      Scope scope =
          Scope.of(board, conflict.initiator(), conflict.card().orElse(null)).in(conflict);
      twice = Filters.fits(scope, conflict.traits().countDouble().get(), spot);
    }
    return rating * (twice ? 2 : 1) + added;
  }
}
