package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.word.CardOperation.AddMark;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;

/** How many marks there are: printed, gained, and carried for as long as something lasts. */
public final class MarkCounts {
  private static final Mark[] MARKS = Mark.values();

  private MarkCounts() {}

  /** On one card. */
  public static int on(Board board, Spot spot, Mark mark) {
    int count = board.def(spot).marks().getOrDefault(mark, 0) + spot.card().marks().of(mark);
    ImmutableList<Force> lasting = InForce.all(board, Stat.MARK);
    for (int i = 0; i < lasting.size(); i++) {
      if (lasting.get(i).operation() instanceof AddMark add
          && add.mark() == mark
          && lasting.get(i).changes(spot)) {
        count += lasting.get(i).amount();
      }
    }
    return count;
  }

  /** On all cards of a faction ({@code B5-REL-09}). */
  public static int of(Board board, Seat seat, ImmutableSet<Mark> marks) {
    int count = 0;
    ImmutableList<Spot> spots = board.spots(seat);
    for (int i = 0; i < spots.size(); i++) {
      for (Mark mark : MARKS) {
        count += marks.contains(mark) ? on(board, spots.get(i), mark) : 0;
      }
    }
    return count;
  }
}
