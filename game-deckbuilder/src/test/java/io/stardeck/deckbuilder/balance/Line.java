package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.match.MatchListener;

/** Watches many games, one after another, and tells what a line of the catalogue asks for. */
interface Line extends MatchListener<DeckbuilderState, DeckbuilderAction> {
  /** What the games so far come to. */
  ImmutableList<Figure> figures();

  /** The next game begins; {@link #told} is called with what its set-up did right after. */
  default void fresh() {}

  /** What the set-up or a decision did, in order, and the state that came of it. */
  default void told(DeckbuilderState after, ImmutableList<Event> events) {}

  @Override
  default void began(DeckbuilderState state, ImmutableList<Event> events) {
    fresh();
    told(state, events);
  }

  @Override
  default void decided(
      DeckbuilderState before,
      int options,
      DeckbuilderAction action,
      DeckbuilderState after,
      ImmutableList<Event> events) {
    told(after, events);
  }
}
