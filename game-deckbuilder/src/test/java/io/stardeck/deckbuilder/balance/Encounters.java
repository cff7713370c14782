package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.event.SpaceEvent.DiplomacyWon;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * {@code DB-CARD-44}: the share of encounters that are won, early and late, and the cards that the
 * winner takes. An encounter is a Starship or an Event with a Goal that is flipped for the first
 * time: what was lost and comes up again from under the space deck is known to all, and who cannot
 * win it leaves it where it is.
 */
final class Encounters implements Line {
  private static final double[][] TARGETS = {{0.15, 0.35}, {0.35, 0.60}, {0.50, 0.80}};

  private final Spans spans = new Spans(4, 10);
  private final Numbers taken = new Numbers();
  private final int[] met = new int[TARGETS.length];
  private final int[] won = new int[TARGETS.length];
  private final int[] turns = new int[Seat.MAX + 1];
  private final Set<CardId> seen = new HashSet<>();
  private int span;
  private Optional<CardId> counted = Optional.empty();

  @Override
  public void fresh() {
    Arrays.fill(turns, 0);
    seen.clear();
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof TurnStarted started) {
        turns[started.seat().number()]++;
        span = spans.of(turns[started.seat().number()]);
      } else if (event.what() instanceof SpaceCardFlipped flip) {
        boolean first = encounter(after, flip.card()) && seen.add(flip.card());
        counted = first ? Optional.of(flip.card()) : Optional.empty();
        met[span] += first ? 1 : 0;
      } else if (counted.isPresent() && counted.equals(won(event.what()))) {
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

  private static Optional<CardId> won(GameEvent what) {
    if (what instanceof GoalMet goal) {
      return Optional.of(goal.card());
    }
    if (what instanceof DiplomacyWon diplomacy) {
      return Optional.of(diplomacy.card());
    }
    return what instanceof ShipDefeated defeat ? Optional.of(defeat.card()) : Optional.empty();
  }

  static boolean encounter(DeckbuilderState state, CardId id) {
    CardDef card = state.table().def(id);
    return card.type() == CardType.STARSHIP
        || card.type() == CardType.EVENT && card.goal().isPresent();
  }
}
