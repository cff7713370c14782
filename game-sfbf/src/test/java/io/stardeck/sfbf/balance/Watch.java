package io.stardeck.sfbf.balance;

import io.stardeck.engine.match.MatchListener;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.BattleForceState;

/** Watches many games, one after another, and counts. */
interface Watch extends MatchListener<BattleForceState, BattleForceAction> {}
