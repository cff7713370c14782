package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.EndAttempt;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.missions.Attempts;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/**
 * {@code END_ATTEMPT}: the attempt ends when the card has gone where it goes ({@code ST-EFF-27}).
 */
final class EndAttemptWord implements StccgWord<EndAttempt> {
  @Override
  public void perform(Play<StccgState> play, EndAttempt effect, Effects run) {
    Attempts.end(play);
  }
}
