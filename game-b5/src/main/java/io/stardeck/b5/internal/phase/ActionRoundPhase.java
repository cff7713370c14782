package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.event.TurnEvent.ActionRoundEnded;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.Healing;
import io.stardeck.b5.internal.step.Mercenaries;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;

/** The Action round: one action or a pass at a time ({@code B5-ACT-01, B5-PAS-03}). */
final class ActionRoundPhase implements PhaseRule<B5State, B5View, ActionRound> {
  private static final RuleId PAS_03 = RuleId.of("B5-PAS-03");

  private static final ImmutableList<ActionRule<B5State, B5View, ?>> OPEN =
      ActionRules.actionRound();

  @Override
  public Class<ActionRound> frame() {
    return ActionRound.class;
  }

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return OPEN;
  }

  @Override
  public String prompt(B5View view, ActionRound frame) {
    return "Take an action, or pass";
  }

  @Override
  public boolean proceed(Play<B5State> play, ActionRound frame) {
    if (!frame.round().over()) {
      return false;
    }
    play.tell(PAS_03, new ActionRoundEnded());
    Healing.healAmbassadors(play);
    Mercenaries.direct(play);
    return true;
  }
}
