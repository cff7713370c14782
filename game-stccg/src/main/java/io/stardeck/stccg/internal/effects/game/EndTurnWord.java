package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.EndTurn;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.missions.Attempts;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code END_TURN}: what is in progress ends, and the turn goes to its end ({@code ST-EFF-46}). */
final class EndTurnWord implements StccgWord<EndTurn> {
  @Override
  public void perform(Play<StccgState> play, EndTurn effect, Effects run) {
    Attempts.end(play);
    Attempts.endTurn(play);
  }
}
