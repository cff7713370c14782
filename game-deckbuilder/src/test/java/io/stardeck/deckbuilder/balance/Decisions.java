package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;

/** {@code DB-BAL-17}: how many legal actions there are, and how many decisions. */
final class Decisions implements Line {
  private final Numbers options = new Numbers();
  private final Numbers decisions = new Numbers();
  private int inThisGame;

  @Override
  public void decided(
      DeckbuilderState before,
      int offered,
      DeckbuilderAction action,
      DeckbuilderState after,
      ImmutableList<Event> events) {
    options.add(offered);
    inThisGame++;
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    decisions.add(inThisGame);
    inThisGame = 0;
  }

  @Override
  public ImmutableList<Figure> figures() {
    return ImmutableList.of(
        Figure.number("DB-BAL-17", "legal actions, median", 2, 25, options.median()),
        Figure.number("DB-BAL-17", "legal actions, most", 2, 300, options.at(1)),
        Figure.number("DB-BAL-17", "decisions of a game, most", 2, 3000, decisions.at(1)));
  }
}
