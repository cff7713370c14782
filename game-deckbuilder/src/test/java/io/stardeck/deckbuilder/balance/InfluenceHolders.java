package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;

/**
 * {@code DB-BAL-13}: of the turns at the start of which one of two sides holds more Influence than
 * the other, the part in which it is the side that wins; each game counts alike.
 */
final class InfluenceHolders implements Line {
  private static final int SIDES = 2;

  private final int[] turns = new int[SIDES];
  private double shares;
  private int games;

  @Override
  public void fresh() {
    turns[0] = 0;
    turns[1] = 0;
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof TurnStarted) {
        count(after);
      }
    }
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    int all = turns[0] + turns[1];
    if (all > 0 && !outcome.winners().isEmpty()) {
      games++;
      shares += (double) turns[side(state, outcome.winners().get(0))] / all;
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    return ImmutableList.of(
        Figure.share("DB-BAL-13", "who holds more Influence wins", 0.5, 0.58, shares, games));
  }

  private void count(DeckbuilderState state) {
    int more = 0;
    for (Seat seat : Seat.first(state.table().players())) {
      int cards = state.table().area(seat).influence().size();
      more += side(state, seat) == 0 ? cards : -cards;
    }
    if (more != 0) {
      turns[more > 0 ? 0 : 1]++;
    }
  }

  private static int side(DeckbuilderState state, Seat seat) {
    return state.table().config().team(seat);
  }
}
