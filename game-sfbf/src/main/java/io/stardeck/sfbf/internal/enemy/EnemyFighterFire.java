package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.internal.rule.PassFireRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;

/** The enemy fires no weapon card in defence, at fighters neither (SP-7). */
final class EnemyFighterFire implements Policy<Phase.FireWindow> {
  private static final PassFireRule PASS = new PassFireRule();

  @Override
  public Class<Phase.FireWindow> frame() {
    return Phase.FireWindow.class;
  }

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.FireWindow frame) {
    PASS.perform(play, new PassFire(frame.seat()));
    return true;
  }
}
