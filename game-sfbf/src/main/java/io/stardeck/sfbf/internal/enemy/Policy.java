package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;

/** What the solitaire enemy does while a phase or window of one type is the enemy's. */
interface Policy<F extends Phase> {
  /** The type of phase or window: what its class puts in for {@code F}. */
  default Class<F> frame() {
    return Enemy.FRAME.of(this);
  }

  /**
   * Makes the enemy's next play, or ends the window.
   *
   * @return whether it did; false leaves the phase to what it does by itself
   */
  boolean decide(Play<BattleForceState> play, F frame);
}
