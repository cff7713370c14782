package io.stardeck.b5.internal.phase;

import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.round.TurnSteps;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;

/** The Conflict round: each player may begin a conflict ({@code B5-FRM-20}). */
final class ConflictRoundPhase extends B5Phase<ConflictRound> {
  private static final RuleId ACT_01 = RuleId.of("B5-ACT-01");

  ConflictRoundPhase() {
    super(
        "Declare a conflict, or none",
        "You can declare no conflict: declare none",
        ActionRules.conflictRound());
  }

  @Override
  public boolean proceed(Play<B5State> play, ConflictRound frame) {
    if (!frame.round().over()) {
      return false;
    }
    play.replace(new ActionRound(Round.of(RoundEnd.ALL_PASS, play.state().board().order())));
    TurnSteps.tellPhase(play, ACT_01, "action-round");
    return true;
  }
}
