package io.stardeck.b5.internal.phase;

import static io.stardeck.b5.internal.value.RuleIds.FRM_53;

import io.stardeck.b5.internal.step.round.Ending;
import io.stardeck.b5.internal.step.round.TurnSteps;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.EndStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;

/** The End step ({@code B5-FRM-50}). */
final class EndStepPhase extends B5Phase<EndStep> {
  @Override
  public boolean proceed(Play<B5State> play, EndStep frame) {
    Ending.endStep(play);
    play.replace(
        new DrawRound(Round.of(RoundEnd.PASS_IS_FINAL, play.state().board().order()), false, 0));
    TurnSteps.tellPhase(play, FRM_53, "draw-round");
    return true;
  }
}
