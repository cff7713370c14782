package io.stardeck.sfbf.internal.rule;

import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;

/** What holds in one phase, window or draft of this game. */
public interface BattlePhase<F extends Frame>
    extends PhaseRule<BattleForceState, BattleForceView, F> {}
