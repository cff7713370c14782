package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import org.jspecify.annotations.Nullable;

/**
 * {@code DB-BAL-04}: the points of the last player; with two players also {@code DB-BAL-06}: how
 * often who is first at half of the points wins.
 */
final class PointsLine implements Line {
  private static final int HALF = 200;

  private final int players;
  private final double low;
  private final double high;
  private final Numbers last = new Numbers();
  private @Nullable Seat leader;
  private int led;
  private int won;

  PointsLine(int players, double low, double high) {
    this.players = players;
    this.low = low;
    this.high = high;
  }

  @Override
  public void fresh() {
    leader = null;
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    if (leader == null) {
      for (Seat seat : Seat.first(players)) {
        if (Points.of(after.table(), seat) >= HALF) {
          leader = seat;
        }
      }
    }
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    int least = Integer.MAX_VALUE;
    for (Seat seat : Seat.first(players)) {
      least = Math.min(least, Points.of(state.table(), seat));
    }
    last.add(least);
    if (leader != null && outcome.winners().size() == 1) {
      led++;
      won += outcome.winners().contains(leader) ? 1 : 0;
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    figures.add(
        Figure.number("DB-BAL-04", "points of the last player, median", low, high, last.median()));
    if (players == 2) {
      figures.add(Figure.share("DB-BAL-06", "who is first at 200 points wins", 0.6, 0.8, won, led));
    }
    return figures.build();
  }
}
