package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.event.TurnEvent.TurnEnded;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import java.util.Arrays;

/** {@code DB-CARD-20}: the XP got in an own turn, early and late. */
final class Incomes implements Line {
  private static final double[][] TARGETS = {{4, 5}, {5, 7}, {4, 8}};

  private final Spans spans = new Spans(3, 8);
  private final Numbers all = new Numbers();
  private final int[] turns = new int[Seat.MAX + 1];
  private int got;

  @Override
  public void fresh() {
    Arrays.fill(turns, 0);
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof TurnStarted started) {
        turns[started.seat().number()]++;
        got = 0;
      } else if (event.what() instanceof XpChanged changed) {
        got += Math.max(0, changed.change());
      } else if (event.what() instanceof TurnEnded ended) {
        all.add(got);
        spans.numbers(spans.of(turns[ended.seat().number()])).add(got);
      }
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    for (int span = 0; span < TARGETS.length; span++) {
      figures.add(
          Figure.number(
              "DB-CARD-20",
              "XP of a turn, " + spans.name(span) + ", median",
              TARGETS[span][0],
              TARGETS[span][1],
              spans.numbers(span).median()));
    }
    figures.add(Figure.number("DB-CARD-20", "XP of a turn, 95th percentile", 0, 12, all.at(0.95)));
    return figures.build();
  }
}
