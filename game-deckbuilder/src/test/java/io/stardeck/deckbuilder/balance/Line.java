package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.match.MatchListener;

/** Watches many games, one after another, and tells what a line of the catalogue asks for. */
interface Line extends MatchListener<DeckbuilderState, DeckbuilderAction> {
  /** What the games so far come to. */
  ImmutableList<Figure> figures();
}
