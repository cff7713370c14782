package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.Score;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.StccgState;

/** {@code SCORE}: the player scores points ({@code ST-EFF-10}). */
final class ScoreWord implements Word<Score> {
  private static final RuleId EFF_10 = RuleId.of("ST-EFF-10");

  @Override
  public Class<Score> type() {
    return Score.class;
  }

  @Override
  public void carryOut(Play<StccgState> play, Run run, Score effect) {
    Scores.score(play, run.seat(), effect.points(), run.def(), EFF_10);
    Runs.done(play, run);
  }
}
