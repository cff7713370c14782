package io.stardeck.b5.internal.phase;

import static io.stardeck.b5.internal.value.RuleIds.FRM_40;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.internal.step.round.Resolution;
import io.stardeck.b5.internal.step.round.TurnSteps;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ResolutionRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Conflict;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;

/** The Resolution round: conflicts are decided in the order of declaration ({@code B5-FRM-30}). */
final class ResolutionRoundPhase extends B5Phase<ResolutionRound> {
  @Override
  public boolean proceed(Play<B5State> play, ResolutionRound frame) {
    ImmutableList<Conflict> open = play.state().board().conflicts();
    if (!open.isEmpty()) {
      Resolution.resolve(play, open.get(0));
      return true;
    }
    play.replace(new AftermathStep(Round.of(RoundEnd.PASS_IS_FINAL, play.state().board().order())));
    TurnSteps.tellPhase(play, FRM_40, "aftermath-step");
    return true;
  }
}
