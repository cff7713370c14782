package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardType;
import io.stardeck.deckbuilder.event.DiplomacyWon;
import io.stardeck.deckbuilder.event.GoalMet;
import io.stardeck.deckbuilder.event.ShipDefeated;
import io.stardeck.deckbuilder.event.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Arrays;

/**
 * {@code DB-CARD-44}: the share of encounters that are won, early and late, and the cards that the
 * winner takes. An encounter is a Starship or an Event with a Goal that is flipped.
 */
final class Encounters implements Line {
  private static final double[][] TARGETS = {{0.15, 0.35}, {0.35, 0.60}, {0.50, 0.80}};

  private final Spans spans = new Spans(4, 10);
  private final Numbers taken = new Numbers();
  private final int[] met = new int[TARGETS.length];
  private final int[] won = new int[TARGETS.length];
  private final int[] turns = new int[Seat.MAX + 1];
  private int span;

  @Override
  public void fresh() {
    Arrays.fill(turns, 0);
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof TurnStarted started) {
        turns[started.seat().number()]++;
        span = spans.of(turns[started.seat().number()]);
      } else if (event.what() instanceof SpaceCardFlipped flip) {
        met[span] += encounter(after, flip.card()) ? 1 : 0;
      } else if (event.what() instanceof GoalMet goal) {
        won[span] += encounter(after, goal.card()) ? 1 : 0;
      } else if (event.what() instanceof DiplomacyWon || event.what() instanceof ShipDefeated) {
        won[span]++;
      }
    }
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    for (Seat winner : outcome.winners()) {
      taken.add(state.table().area(winner).points().size());
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    for (int i = 0; i < TARGETS.length; i++) {
      figures.add(
          Figure.share(
              "DB-CARD-44",
              "encounters won, " + spans.name(i),
              TARGETS[i][0],
              TARGETS[i][1],
              won[i],
              met[i]));
    }
    figures.add(
        Figure.number("DB-CARD-44", "cards that the winner takes, median", 7, 10, taken.median()));
    return figures.build();
  }

  static boolean encounter(DeckbuilderState state, CardId id) {
    CardDef card = state.table().def(id);
    return card.type() == CardType.STARSHIP
        || card.type() == CardType.EVENT && card.goal().isPresent();
  }
}
