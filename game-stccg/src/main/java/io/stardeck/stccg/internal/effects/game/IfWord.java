package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.If;
import io.stardeck.stccg.internal.effects.word.Inner;
import io.stardeck.stccg.internal.effects.word.Showing;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code IF}: one list or the other ({@code ST-EFF-25}). */
final class IfWord implements StccgWord<If> {
  @Override
  public void prepare(Play<StccgState> play, If effect, Effects run) {
    if (Showing.looks(effect.requirement())) {
      Showing.group(play, run);
    }
  }

  @Override
  public void perform(Play<StccgState> play, If effect, Effects run) {
    boolean met = Requirements.met(effect.requirement(), Who.group(play.state(), run));
    Inner.begin(play, run, met ? effect.then() : effect.otherwise());
  }
}
