package io.stardeck.sfbf.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.OpenPhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;

/** What holds in one phase, window or draft of this game. */
public abstract class BattlePhase<F extends Frame>
    extends OpenPhase<BattleForceState, BattleForceView, F> {
  /** One in which those actions are open. */
  protected BattlePhase(ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open) {
    super(open);
  }

  /** One in which nobody decides anything. */
  protected BattlePhase() {
    this(ImmutableList.of());
  }
}
