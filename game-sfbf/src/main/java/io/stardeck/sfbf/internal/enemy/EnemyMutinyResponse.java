package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.PassMutiny;
import io.stardeck.sfbf.internal.mutiny.AnswerMutinyRule;
import io.stardeck.sfbf.internal.mutiny.MutinyResponsePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;

/** Against a mutiny the enemy plays one Prime Team (SP-10). */
final class EnemyMutinyResponse implements Policy<Phase.MutinyResponse> {
  private static final AnswerMutinyRule ANSWER = new AnswerMutinyRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.MutinyResponse frame) {
    Table table = play.state().table();
    boolean answered = !table.attack().orElseThrow().minusOnes().isEmpty();
    for (CardId card : table.enemyCards()) {
      if (!answered && Moves.make(play, ANSWER, new AnswerMutiny(frame.seat(), card))) {
        return true;
      }
    }
    MutinyResponsePhase.PASS.perform(play, new PassMutiny(frame.seat()));
    return true;
  }
}
