package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.internal.flotilla.InterceptRule;
import io.stardeck.sfbf.internal.flotilla.InterceptionPhase;
import io.stardeck.sfbf.internal.flotilla.SupportFireRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * The enemy fires the highest card that it can at a PF flotilla, and then the next (SP-8,
 * BF-PFF-05); what it fired it doubles if a card can (BF-SOL-07, 09).
 */
final class EnemyInterception implements Policy<Phase.Interception> {
  private static final InterceptRule INTERCEPT = new InterceptRule();
  private static final SupportFireRule SUPPORT = new SupportFireRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.Interception frame) {
    if (Moves.makeFirst(play, frame.seat(), SUPPORT)) {
      return true;
    }
    Table table = play.state().table();
    @Nullable Intercept best = null;
    int most = 0;
    for (Intercept move : Moves.all(play.state(), frame.seat(), INTERCEPT)) {
      int value = table.card(move.card()).value();
      if (value > most) {
        best = move;
        most = value;
      }
    }
    if (best == null) {
      InterceptionPhase.PASS.perform(play, new PassIntercept(frame.seat()));
    } else {
      INTERCEPT.perform(play, best);
    }
    return true;
  }
}
