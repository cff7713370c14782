package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.SpaceEvent.DiplomacyWon;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * {@code DB-BAL-07}, {@code DB-BAL-09}, {@code DB-BAL-12}, {@code DB-BAL-13}: how space cards are
 * won, each in how many of the games, or of the flips, in which it came up.
 */
final class SpaceFates implements Line {
  private final Map<CardDef, Count> counts = new LinkedHashMap<>();
  private final Set<CardDef> flipped = new LinkedHashSet<>();
  private final Set<CardDef> won = new LinkedHashSet<>();
  private final boolean exploration;
  private int persuaded;
  private int defeated;

  SpaceFates(Scenario scenario) {
    this.exploration = scenario == Scenario.EXPLORATION;
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof SpaceCardFlipped flip) {
        flipped.add(after.table().def(flip.card()));
        count(after.table().def(flip.card())).flips++;
      } else if (event.what() instanceof GoalMet met) {
        win(after, met.card());
      } else if (event.what() instanceof DiplomacyWon ship) {
        persuaded++;
        win(after, ship.card());
      } else if (event.what() instanceof ShipDefeated ship) {
        defeated++;
        win(after, ship.card());
      }
    }
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    for (Seat seat : Seat.first(state.table().players())) {
      for (CardId card : state.table().area(seat).points()) {
        if (state.table().def(card).role() == Role.ALLIED) {
          won.add(state.table().def(card));
        }
      }
    }
    flipped.forEach(card -> count(card).games++);
    won.forEach(card -> count(card).gamesWon++);
    flipped.clear();
    won.clear();
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    if (exploration) {
      figures.add(
          Figure.share(
              "DB-BAL-07", "ships won by Diplomacy", 0.35, 0.65, persuaded, persuaded + defeated));
    }
    counts.forEach(
        (card, count) -> {
          if (card.role() == Role.ALLIED) {
            figures.add(games("DB-BAL-13", card, count, 0.25, 1));
          } else if (card.type() == CardType.STARSHIP && card.role() == Role.STANDARD) {
            if (exploration) {
              figures.add(games("DB-BAL-07", card, count, 0.30, 0.95));
            }
          } else if (card.type() == CardType.MISSION) {
            figures.add(games("DB-BAL-09", card, count, 0.10, 1));
          } else if (card.has(Keyword.ARBITER)) {
            figures.add(
                Figure.share(
                    "DB-BAL-12",
                    "flips of the Arbiter that succeed",
                    0.15,
                    0.45,
                    count.wins,
                    count.flips));
          } else if (card.goal().isPresent()) {
            figures.add(
                Figure.share("DB-BAL-09", card.name(), 0.15, 0.85, count.wins, count.flips));
          }
        });
    return figures.build();
  }

  private static Figure games(String rule, CardDef card, Count count, double low, double high) {
    return Figure.share(rule, card.name(), low, high, count.gamesWon, count.games);
  }

  private void win(DeckbuilderState state, CardId card) {
    won.add(state.table().def(card));
    count(state.table().def(card)).wins++;
  }

  private Count count(CardDef card) {
    return counts.computeIfAbsent(card, each -> new Count());
  }

  private static final class Count {
    private int flips;
    private int wins;
    private int games;
    private int gamesWon;
  }
}
