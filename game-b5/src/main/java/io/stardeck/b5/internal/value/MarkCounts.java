package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.CardOperation.AddMark;
import io.stardeck.b5.card.Mark;
import io.stardeck.b5.card.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;

/** How many marks there are: printed, gained, and carried for as long as something lasts. */
public final class MarkCounts {
  private MarkCounts() {}

  /** On one card. */
  public static int on(Board board, Spot spot, Mark mark) {
    int lasting =
        InForce.sum(
            board,
            spot,
            Stat.MARK,
            force ->
                force.operation() instanceof AddMark add && add.mark() == mark
                    ? force.amount()
                    : 0);
    return board.def(spot.card()).marks().getOrDefault(mark, 0)
        + spot.card().marks().of(mark)
        + lasting;
  }

  /** On all cards of a faction ({@code B5-REL-09}). */
  public static int of(Board board, Seat seat, ImmutableSet<Mark> marks) {
    int count = 0;
    ImmutableList<Spot> spots = board.spots(seat);
    for (int i = 0; i < spots.size(); i++) {
      for (Mark mark : marks.asList()) {
        count += on(board, spots.get(i), mark);
      }
    }
    return count;
  }
}
