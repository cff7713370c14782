package io.stardeck.b5.internal.value;

import static io.stardeck.b5.internal.value.RuleIds.FRM_54;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.value.Computation;

/** How a faction stands: rating, power, and what it can apply ({@code 2.4}). */
public final class Standing {
  /** No rating, no influence and no amount is beyond that, so that all sums of them are numbers. */
  public static final int MOST = 1_000;

  private static final RuleId FRM_03 = RuleId.of("B5-FRM-03");
  private static final RuleId W_12 = RuleId.of("B5-W-12");

  private Standing() {}

  /** The rating, with what effects add to it ({@code B5-W-12}), 0 to {@link #MOST}. */
  public static int rating(Board board, Seat seat) {
    int rating = board.faction(seat).baseRating() + added(board, seat, Stat.RATING);
    return Math.max(0, Math.min(MOST, rating));
  }

  /** {@link #rating}, with its parts. */
  public static Computation rating(Board board, Seat seat, Computation sum) {
    sum.base(board.faction(seat).baseRating(), FRM_03, seat);
    added(board, seat, Stat.RATING, W_12, sum);
    return sum.atMost(MOST, W_12, seat).atLeast(0, W_12, seat);
  }

  /** The power, on which victory rests ({@code B5-FRM-54}). */
  public static int power(Board board, Seat seat) {
    return rating(board, seat) + added(board, seat, Stat.POWER);
  }

  /** {@link #power}, with its parts. */
  public static Computation power(Board board, Seat seat, Computation sum) {
    rating(board, seat, sum);
    return added(board, seat, Stat.POWER, FRM_54, sum);
  }

  private static int added(Board board, Seat seat, Stat stat) {
    int added = 0;
    ImmutableList<Force> forces = InForce.all(board, stat);
    for (int i = 0; i < forces.size(); i++) {
      added += forces.get(i).changes(seat) ? forces.get(i).amount() : 0;
    }
    return added;
  }

  private static Computation added(
      Board board, Seat seat, Stat stat, RuleId rule, Computation sum) {
    ImmutableList<Force> forces = InForce.all(board, stat);
    for (int i = 0; i < forces.size(); i++) {
      if (forces.get(i).changes(seat)) {
        sum.add(forces.get(i).amount(), rule, forces.get(i).source());
      }
    }
    return sum;
  }

  /** The influence that can be applied now ({@code B5-W-19}). */
  public static int available(Board board, Seat seat) {
    Faction faction = board.faction(seat);
    return board.applyLimit().isEmpty()
        ? faction.pool()
        : Math.min(faction.pool(), Math.max(0, board.applyLimit().getAsInt() - faction.applied()));
  }

  /** By how much the pool of its player is lower when that card is readied ({@code B5-W-26}). */
  public static int readyCost(Board board, Spot spot) {
    return spot.seat().isPresent() && spot.row() != Row.MERCENARIES
        ? InForce.sum(board, spot, Stat.READY_COST)
        : 0;
  }
}
