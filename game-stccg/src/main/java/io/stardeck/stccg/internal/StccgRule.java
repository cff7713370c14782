package io.stardeck.stccg.internal;

import io.stardeck.engine.rules.ActionRule;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** One action of the rulebook. */
public interface StccgRule<A extends StccgAction> extends ActionRule<StccgState, StccgView, A> {}
