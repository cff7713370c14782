package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.internal.defence.AnswerDefenceRule;
import io.stardeck.sfbf.internal.defence.ReactionWindowPhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Phase;
import java.util.Optional;

/**
 * The player's defence has ended: a Prime Team that the enemy keeps takes off what halves the
 * damage most of all, else it adds 1 (SP-7, BF-SOL-09).
 */
final class EnemyAnswer implements Policy<Phase.DefenceAnswer> {
  private static final ImmutableList<Optional<Effect>> EFFECTS =
      ImmutableList.of(
          Optional.of(Effect.WEASEL),
          Optional.of(Effect.CLOAK),
          Optional.of(Effect.WEB),
          Optional.empty());
  private static final AnswerDefenceRule ANSWER = new AnswerDefenceRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.DefenceAnswer frame) {
    for (CardId card : play.state().table().enemyCards()) {
      for (Optional<Effect> effect : EFFECTS) {
        if (Moves.make(play, ANSWER, new AnswerDefence(frame.seat(), card, effect))) {
          return true;
        }
      }
    }
    ReactionWindowPhase.PASS.perform(play, new PassReaction(frame.seat()));
    return true;
  }
}
