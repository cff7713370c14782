package io.stardeck.stccg.internal.effects.word;

import io.stardeck.engine.script.Word;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** What one word does. */
public interface StccgWord<E extends Effect> extends Word<StccgState, StccgView, Effects, E> {}
