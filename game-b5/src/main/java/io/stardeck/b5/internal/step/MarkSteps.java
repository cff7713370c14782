package io.stardeck.b5.internal.step;

import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.event.CardEvent.MarksChanged;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;

/** What happens to marks ({@code B5-REL-09, B5-REL-10}). */
public final class MarkSteps {
  private static final RuleId REL_09 = RuleId.of("B5-REL-09");
  private static final RuleId REL_10 = RuleId.of("B5-REL-10");

  private MarkSteps() {}

  /** A card gains marks. */
  public static void add(Play<B5State> play, CardId id, Mark mark, int number) {
    if (number > 0 && Boards.find(play, id) != null) {
      Boards.change(play, id, card -> card.withMarks(card.marks().plus(mark, number)));
      play.tell(REL_09, new MarksChanged(id, mark, number));
    }
  }

  /** A card loses gained marks, as many as it has. */
  public static int remove(Play<B5State> play, CardId id, Mark mark, int number, RuleId rule) {
    Spot spot = Boards.find(play, id);
    int removed = spot == null ? 0 : Math.min(number, spot.card().marks().of(mark));
    if (removed > 0) {
      Boards.change(play, id, card -> card.withMarks(card.marks().plus(mark, -removed)));
      play.tell(rule, new MarksChanged(id, mark, -removed));
    }
    return removed;
  }

  /** How many gained marks of that kind a faction has. */
  public static int purgeable(Board board, Seat seat, Mark mark) {
    int count = 0;
    for (Spot spot : board.spots(seat)) {
      count += spot.card().marks().of(mark);
    }
    return count;
  }

  /** Gained marks of own cards go, in the order of {@code B5-REL-10}; how many went. */
  public static int purge(Play<B5State> play, Seat seat, Mark mark, int number) {
    int left = number;
    for (Spot spot : Boards.of(play).spots(seat)) {
      left -= remove(play, spot.id(), mark, left, REL_10);
    }
    return number - left;
  }
}
