package io.stardeck.b5.internal.text;

import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.event.B5Event;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;

/** Puts the game into words, from what the seat of the view may know. */
public final class B5Narrator implements Narrator<B5Action, B5View> {
  /** The narrator; it keeps nothing. */
  public static final B5Narrator INSTANCE = new B5Narrator();

  private B5Narrator() {}

  @Override
  public String table(B5View view) {
    return TableText.of(view);
  }

  @Override
  public String action(B5View view, B5Action action) {
    return ActionText.of(new Names(view.board()), action);
  }

  @Override
  public String event(B5View view, GameEvent event) {
    return event instanceof B5Event own
        ? EventText.of(new Names(view.board()), own)
        : event.toString();
  }
}
