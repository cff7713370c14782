package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;

/** Puts the game into words, from what the seat of the view may know. */
public final class DeckbuilderNarrator implements Narrator<DeckbuilderAction, DeckbuilderView> {
  /** The narrator; it keeps nothing. */
  public static final DeckbuilderNarrator INSTANCE = new DeckbuilderNarrator();

  private DeckbuilderNarrator() {}

  @Override
  public String table(DeckbuilderView view) {
    return TableText.of(view);
  }

  @Override
  public String action(DeckbuilderView view, DeckbuilderAction action) {
    return ActionText.of(view, action);
  }

  @Override
  public String event(DeckbuilderView view, GameEvent event) {
    return event instanceof DeckbuilderEvent own
        ? EventText.of(new Names(view.table()), own)
        : event.toString();
  }
}
