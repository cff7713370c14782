package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.event.ScenarioEvent.PlayerAssimilated;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;

/** {@code DB-BAL-14}, {@code DB-BAL-15}, {@code DB-BAL-16}: how a team fares against the Borg. */
final class BorgGames implements Line {
  private final String rule;
  private final double low;
  private final double high;
  private final Numbers turns = new Numbers();
  private int games;
  private int won;
  private int wonLate;
  private int assimilated;
  private int flips;
  private boolean anyAssimilated;

  BorgGames(String rule, double low, double high) {
    this.rule = rule;
    this.low = low;
    this.high = high;
  }

  @Override
  public void fresh() {
    flips = 0;
    anyAssimilated = false;
  }

  @Override
  public void told(DeckbuilderState after, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof SpaceCardFlipped flip) {
        flips += after.table().def(flip.card()).has(Keyword.LOCUTUS) ? 1 : 0;
      } else if (event.what() instanceof PlayerAssimilated) {
        anyAssimilated = true;
      }
    }
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    games++;
    turns.add(state.table().turn().number());
    assimilated += anyAssimilated ? 1 : 0;
    if (!outcome.winners().isEmpty()) {
      won++;
      wonLate += flips > 1 ? 1 : 0;
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    return ImmutableList.of(
        Figure.share(rule, "the team wins", low, high, won, games),
        Figure.share("DB-BAL-15", "games with an assimilation", 0.2, 0.6, assimilated, games),
        Figure.share("DB-BAL-15", "wins at a later flip of Locutus", 0.3, 1, wonLate, won),
        Figure.number("DB-BAL-15", "team turns, median", 12, 24, turns.median()));
  }
}
