package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.rules.Play;

/**
 * A word that asks nothing.
 *
 * @param effect the type of effect
 * @param acts what it does, see {@link Word#perform}
 */
record PlainWord<E extends Effect>(Class<E> effect, Acts<E> acts) implements Word<E> {
  /** What a word does. */
  interface Acts<E extends Effect> {
    /** See {@link Word#perform}. */
    void perform(Play<DeckbuilderState> play, E effect, Run run);
  }

  @Override
  public void perform(Play<DeckbuilderState> play, E effect, Run run) {
    acts.perform(play, effect, run);
  }
}
