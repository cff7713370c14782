package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.Duration;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.SetAftermaths;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.EndStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;

/** The aftermath step: set aftermaths are revealed ({@code B5-FRM-40, B5-FRM-41}). */
final class AftermathStepPhase implements PhaseRule<B5State, B5View, AftermathStep> {
  private static final RuleId FRM_41 = RuleId.of("B5-FRM-41");

  private static final ImmutableList<ActionRule<B5State, B5View, ?>> OPEN =
      ActionRules.aftermathStep();

  @Override
  public Class<AftermathStep> frame() {
    return AftermathStep.class;
  }

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return OPEN;
  }

  @Override
  public String prompt(B5View view, AftermathStep frame) {
    return "Reveal an aftermath, or be done";
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
    return true;
  }
}
