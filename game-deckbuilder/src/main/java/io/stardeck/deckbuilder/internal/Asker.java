package io.stardeck.deckbuilder.internal;

import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;

/**
 * A frame of that type asks: it lays a {@link io.stardeck.deckbuilder.state.phase.Choice} on top of
 * itself and gets the answer.
 *
 * @param <F> the type of frame
 */
public interface Asker<F extends Phase> extends PhaseRule<DeckbuilderState, DeckbuilderView, F> {
  /** Asks, if that comes next; a frame of the type is on top of the stack. */
  default void ask(Play<DeckbuilderState> play) {
    proceed(play, frame().cast(play.state().table().phases().top()));
  }

  /** Takes the answer; {@code frame} is on top of the stack. */
  void answer(Play<DeckbuilderState> play, F frame, Answer option);
}
