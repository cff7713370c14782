package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.Repeat;
import io.stardeck.stccg.internal.effects.word.Inner;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code REPEAT}: a list several times ({@code ST-EFF-25}). */
final class RepeatWord implements StccgWord<Repeat> {
  @Override
  public void perform(Play<StccgState> play, Repeat effect, Effects run) {
    for (int i = 0; i < effect.times(); i++) {
      Inner.begin(play, run, effect.effects());
    }
  }
}
