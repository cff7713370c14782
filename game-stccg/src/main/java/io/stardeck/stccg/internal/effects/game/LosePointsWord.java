package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.LosePoints;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code LOSE_POINTS}: a player loses points ({@code ST-EFF-10}, {@code ST-SCO-02}). */
final class LosePointsWord implements StccgWord<LosePoints> {
  private static final RuleId RULE = RuleId.of("ST-EFF-10");

  @Override
  public void perform(Play<StccgState> play, LosePoints effect, Effects run) {
    Seat seat = Who.player(play.state().table(), run, effect.player().orElse(Player.SELF));
    Scores.score(play, seat, -effect.points(), run.def(), RULE);
  }
}
