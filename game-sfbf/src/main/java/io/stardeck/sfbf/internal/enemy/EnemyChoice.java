package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.internal.choice.ChoicePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;

/**
 * Phase 4: a special card if the enemy keeps one (SP-5), else an attack with all that comes from
 * the Starbase, else its fighters (SP-6).
 */
final class EnemyChoice implements Policy<Phase.Choice> {
  @Override
  public boolean decide(Play<BattleForceState> play, Phase.Choice frame) {
    if (frame.done()) {
      return false;
    }
    Seat seat = frame.seat();
    if (EnemySpecials.play(play, seat) || EnemyAttack.make(play, seat)) {
      return true;
    }
    if (!play.over() && !EnemyFighters.launch(play, seat)) {
      ChoicePhase.PASS.perform(play, new PassAttack(seat));
    }
    return true;
  }
}
