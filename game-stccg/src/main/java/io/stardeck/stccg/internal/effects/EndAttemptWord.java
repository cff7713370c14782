package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.EndAttempt;
import io.stardeck.stccg.internal.missions.Attempts;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.StccgState;

/** {@code END_ATTEMPT}: the attempt ends when the card has gone where it goes. */
final class EndAttemptWord implements Word<EndAttempt> {
  @Override
  public Class<EndAttempt> type() {
    return EndAttempt.class;
  }

  @Override
  public void carryOut(Play<StccgState> play, Run run, EndAttempt effect) {
    Runs.done(play, run);
    Attempts.end(play);
  }
}
