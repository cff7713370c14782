package io.stardeck.b5.internal.phase;

import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.SetAftermaths;
import io.stardeck.b5.internal.step.round.TurnSteps;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.EndStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;

/** The aftermath step: set aftermaths are revealed ({@code B5-FRM-40, B5-FRM-41}). */
final class AftermathStepPhase extends B5Phase<AftermathStep> {
  private static final RuleId FRM_41 = RuleId.of("B5-FRM-41");
  private static final RuleId FRM_50 = RuleId.of("B5-FRM-50");

  AftermathStepPhase() {
    super(
        "Reveal an aftermath, or be done",
        "No aftermath of yours applies: be done",
        ActionRules.aftermathStep());
  }

  @Override
  public boolean proceed(Play<B5State> play, AftermathStep frame) {
    Round round =
        frame.round().among(seat -> !play.state().board().faction(seat).setUnder().isEmpty());
    if (!round.over()) {
      if (round != frame.round()) {
        play.replace(new AftermathStep(round));
        return true;
      }
      return false;
    }
    for (Seat seat : play.state().board().order()) {
      SetAftermaths.discardAll(play, seat, FRM_41);
    }
    int turn = play.state().board().turn();
    Boards.end(play, each -> each.duration() == Duration.NEXT_AFTERMATH && each.sinceTurn() < turn);
    play.replace(new EndStep());
    TurnSteps.tellPhase(play, FRM_50, "end-step");
    return true;
  }
}
