package io.stardeck.stccg.internal.effects.word;

import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Asking;
import io.stardeck.engine.script.Option;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** A word of this game that asks before it acts. */
public interface StccgAsking<E extends Effect>
    extends Asking<StccgState, StccgView, Effects, E>, StccgWord<E> {
  /** Takes an answer, as {@link #answered} does. */
  void chosen(Play<StccgState> play, E effect, Effects run, Chosen option);

  @Override
  default void answered(Play<StccgState> play, E effect, Effects run, Option option) {
    chosen(play, effect, run, (Chosen) option);
  }
}
