package io.stardeck.engine.rules;

import io.stardeck.engine.View;

/**
 * What the machinery reads in a view: enough to list, to check and to ask without the state. The
 * game's view is a record that holds what its seat may know.
 */
public interface GameView extends View {
  /** The frame on top of the stack, which everybody sees. */
  Frame top();

  /** The frame that this seat acts in: its open draft if it has one, else the one on top. */
  default Frame frame() {
    return top();
  }

  /**
   * Works out all that has been put off until somebody asks, as {@link
   * io.stardeck.engine.zone.ZonesView#complete} does: from then on the view holds what its seat may
   * know and no more. The engine asks for it before it gives a view away.
   */
  default void complete() {}
}
