package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * One frame of the stack of phases in a state: a phase of the turn, a window that opened in it, a
 * choice in the middle of an effect; or the draft that one seat puts together unseen. A frame is a
 * value: it says who decides. Which actions are open in it and what comes after it, the {@link
 * PhaseRule} for its type knows.
 */
public interface Frame {
  /**
   * For whom the game waits while this frame is on top, in seat order; empty if it runs by itself
   * or the game is over.
   */
  ImmutableList<Seat> deciders();

  /**
   * Who may act too while this frame is on top, though nobody waits for them, in seat order: they
   * have passed or agreed, say, and may take that back. None of them is among the {@link
   * #deciders}; where nobody decides, nobody is here.
   */
  default ImmutableList<Seat> mayAlsoAct() {
    return ImmutableList.of();
  }

  /**
   * Those of {@link #mayAlsoAct} whom a match among bots asks before each decision whether they
   * want to act, see {@link io.stardeck.engine.Game#invited}.
   */
  default ImmutableList<Seat> invited() {
    return ImmutableList.of();
  }

  /**
   * Whether this frame cuts off whatever was under way when it was laid. While it is on top {@link
   * Play} leaves the stack as it is, and only its own rule, by {@link GameState#withFrames}, takes
   * it away.
   */
  default boolean cutsOff() {
    return false;
  }
}
