package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.LosePoints;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code LOSE_POINTS}: the player loses points ({@code ST-EFF-10}, {@code ST-SCO-02}). */
final class LosePointsWord implements StccgWord<LosePoints> {
  private static final RuleId RULE = RuleId.of("ST-EFF-10");

  @Override
  public void perform(Play<StccgState> play, LosePoints effect, Effects run) {
    Scores.score(play, run.seat(), -effect.points(), run.def(), RULE);
  }
}
