package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;

/** Somebody looks at the top of a deck ({@code B5-W-20}). */
final class LookPhase implements PhaseRule<B5State, B5View, Look> {
  private static final ImmutableList<ActionRule<B5State, B5View, ?>> OPEN = ActionRules.look();

  @Override
  public Class<Look> frame() {
    return Look.class;
  }

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return OPEN;
  }

  @Override
  public String prompt(B5View view, Look frame) {
    return "Move one of the cards you look at, or none";
  }
}
