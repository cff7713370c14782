package io.stardeck.b5.internal.value;

import io.stardeck.b5.card.FactionOperation;
import io.stardeck.b5.card.FactionOperation.Changes;
import io.stardeck.b5.card.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Faction;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.value.Computation;
import java.util.Optional;

/** How a faction stands: rating, power, and what it can apply ({@code 2.4}). */
public final class Standing {
  private static final RuleId FRM_03 = RuleId.of("B5-FRM-03");
  private static final RuleId W_12 = RuleId.of("B5-W-12");
  private static final RuleId FRM_54 = RuleId.of("B5-FRM-54");

  private Standing() {}

  /** The rating, with what effects add to it ({@code B5-W-12}). */
  public static int rating(Board board, Seat seat) {
    return rating(board, seat, Computation.silent()).value();
  }

  /** {@link #rating}, with its parts. */
  public static Computation rating(Board board, Seat seat, Computation sum) {
    sum.base(board.faction(seat).baseRating(), FRM_03, seat);
    return added(board, seat, Stat.RATING, W_12, sum);
  }

  /** The power, on which victory rests ({@code B5-FRM-54}). */
  public static int power(Board board, Seat seat) {
    return power(board, seat, Computation.silent()).value();
  }

  /** {@link #power}, with its parts. */
  public static Computation power(Board board, Seat seat, Computation sum) {
    rating(board, seat, sum);
    return added(board, seat, Stat.POWER, FRM_54, sum);
  }

  private static Computation added(
      Board board, Seat seat, Stat stat, RuleId rule, Computation sum) {
    InForce.each(
        board,
        stat,
        (scope, operation) -> {
          if (scope.own().equals(seat) && operation instanceof FactionOperation.Number number) {
            Object source = scope.source() == null ? seat : scope.source();
            sum.add(Amounts.of(scope, number.amount()), rule, source);
          }
        });
    InForce.eachModifier(
        board,
        stat,
        (modifier, operation) -> {
          if (modifier.faction().equals(seat)
              && operation instanceof FactionOperation.Number number) {
            Scope scope = InForce.scope(board, modifier);
            sum.add(Amounts.of(scope, number.amount()), rule, modifier.source());
          }
        });
    return sum;
  }

  /** The influence that can be applied now ({@code B5-W-19}). */
  public static int available(Board board, Seat seat) {
    Faction faction = board.faction(seat);
    return board.applyLimit().isEmpty()
        ? faction.pool()
        : Math.min(faction.pool(), Math.max(0, board.applyLimit().getAsInt() - faction.applied()));
  }

  /** Whether something is in force that says {@code stat} of that faction. */
  public static boolean has(Board board, Seat seat, Stat stat) {
    boolean[] found = {false};
    InForce.each(
        board,
        stat,
        (scope, operation) ->
            found[0] |= scope.names(((Changes) operation).whom(), Optional.of(seat)));
    InForce.eachModifier(
        board,
        stat,
        (modifier, operation) -> found[0] |= modifier.target().equals(Optional.of(seat)));
    return found[0];
  }
}
