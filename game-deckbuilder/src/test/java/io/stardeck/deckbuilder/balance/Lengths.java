package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import java.util.Arrays;

/** {@code DB-BAL-02}, {@code DB-BAL-12}: how many own turns the winner has had. */
final class Lengths implements Line {
  private final String rule;
  private final String what;
  private final double low;
  private final double high;
  private final int[] turns = new int[Seat.MAX + 1];
  private final Numbers ofWinners = new Numbers();

  Lengths(String rule, String what, double low, double high) {
    this.rule = rule;
    this.what = what;
    this.low = low;
    this.high = high;
  }

  @Override
  public void fresh() {
    Arrays.fill(turns, 0);
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof TurnStarted started) {
        turns[started.seat().number()]++;
      }
    }
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    if (!outcome.winners().isEmpty()) {
      ofWinners.add(turns[outcome.winners().get(0).number()]);
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    return ImmutableList.of(
        Figure.number(rule, what + ", median", low, high, ofWinners.median()),
        Figure.number(rule, what + ", 10th percentile", 9, 24, ofWinners.at(0.1)),
        Figure.number(rule, what + ", 90th percentile", 9, 24, ofWinners.at(0.9)));
  }
}
