package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.Readying;
import io.stardeck.b5.internal.step.TurnSteps;
import io.stardeck.b5.internal.value.Sustaining;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;

/** The Ready round: who keeps what rotated, then all else is readied ({@code B5-FRM-10}). */
final class ReadyRoundPhase implements PhaseRule<B5State, B5View, ReadyRound> {
  private static final RuleId FRM_20 = RuleId.of("B5-FRM-20");

  private static final ImmutableList<ActionRule<B5State, B5View, ?>> OPEN =
      ActionRules.readyRound();

  @Override
  public Class<ReadyRound> frame() {
    return ReadyRound.class;
  }

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return OPEN;
  }

  @Override
  public String prompt(B5View view, ReadyRound frame) {
    return "Keep a card rotated, or be done";
  }

  @Override
  public boolean proceed(Play<B5State> play, ReadyRound frame) {
    Round round =
        frame
            .round()
            .among(seat -> !Sustaining.all(play.state().board(), seat, frame.kept()).isEmpty());
    if (!round.over()) {
      if (round != frame.round()) {
        play.replace(new ReadyRound(round, frame.kept()));
        return true;
      }
      return false;
    }
    Readying.ready(play, frame.kept());
    play.replace(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, play.state().board().order())));
    TurnSteps.tellPhase(play, FRM_20, "conflict-round");
    return true;
  }
}
