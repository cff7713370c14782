package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** A phase or window that the enemy decides by itself if it is the enemy's (BF-SOL-10). */
record EnemyFrame<F extends Phase>(
    PhaseRule<BattleForceState, BattleForceView, F> phase, Policy<F> policy)
    implements PhaseRule<BattleForceState, BattleForceView, F> {
  @Override
  public Class<F> frame() {
    return phase.frame();
  }

  @Override
  public ImmutableList<? extends ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return phase.open();
  }

  @Override
  public String prompt(BattleForceView view, F frame) {
    return phase.prompt(view, frame);
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, F frame) {
    if (!play.state().isPlayer(frame.seat()) && policy.decide(play, frame)) {
      return true;
    }
    return phase.proceed(play, frame);
  }

  @Override
  public void inspect(BattleForceState state, F frame, Layer layer, Inspection inspection) {
    inspection.require(
        !layer.top() || state.isPlayer(frame.seat()),
        layer.path(),
        "%s is no player, and decides by itself",
        frame.seat());
    phase.inspect(state, frame, layer, inspection);
  }
}
