package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.ActionRule;

/** The rule of one action of this game. */
public interface DeckbuilderRule<A extends DeckbuilderAction>
    extends ActionRule<DeckbuilderState, DeckbuilderView, A> {}
