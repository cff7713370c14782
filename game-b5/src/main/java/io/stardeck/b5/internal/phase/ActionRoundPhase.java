package io.stardeck.b5.internal.phase;

import io.stardeck.b5.event.TurnEvent.ActionRoundEnded;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.Healing;
import io.stardeck.b5.internal.step.round.Mercenaries;
import io.stardeck.b5.internal.step.round.TurnSteps;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;

/** The Action round: one action or a pass at a time ({@code B5-ACT-01, B5-PAS-03}). */
final class ActionRoundPhase extends B5Phase<ActionRound> {
  private static final RuleId PAS_03 = RuleId.of("B5-PAS-03");
  private static final RuleId PAS_04 = RuleId.of("B5-PAS-04");

  ActionRoundPhase() {
    super("Take an action, or pass", "You can take no action: pass", ActionRules.actionRound());
  }

  @Override
  public boolean proceed(Play<B5State> play, ActionRound frame) {
    if (!frame.round().over()) {
      return false;
    }
    play.tell(PAS_03, new ActionRoundEnded());
    Healing.healAmbassadors(play);
    TurnSteps.tellPhase(play, PAS_04, "mercenary-step");
    Mercenaries.direct(play);
    return true;
  }
}
