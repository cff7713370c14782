package io.stardeck.sfbf.internal.rule;

import io.stardeck.engine.rules.ActionRule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;

/** The rule of one action of this game. */
public interface BattleRule<A extends BattleForceAction>
    extends ActionRule<BattleForceState, BattleForceView, A> {}
