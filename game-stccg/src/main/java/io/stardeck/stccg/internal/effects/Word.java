package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.StccgState;

/**
 * What one word does. It is called while the frame of its run is on top, and leaves it either with
 * {@link Runs#done} or with {@link Runs#ask}; after an answer {@link #chosen} is called in the same
 * way.
 *
 * @param <E> the word
 */
public interface Word<E extends Effect> {
  /** The word. */
  Class<E> type();

  /** Carries {@code effect}, the first of {@code run}, out. */
  void carryOut(Play<StccgState> play, Run run, E effect);

  /** Goes on after the answer to a question that this word has asked. */
  default void chosen(Play<StccgState> play, Run run, E effect, Option option) {
    throw new IllegalStateException(type() + " has asked nothing");
  }
}
