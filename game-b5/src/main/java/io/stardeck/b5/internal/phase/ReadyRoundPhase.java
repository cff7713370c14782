package io.stardeck.b5.internal.phase;

import static io.stardeck.b5.internal.value.RuleIds.FRM_20;

import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.round.Readying;
import io.stardeck.b5.internal.step.round.TurnSteps;
import io.stardeck.b5.internal.value.Sustaining;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;

/** The Ready round: who keeps what rotated, then all else is readied ({@code B5-FRM-10}). */
final class ReadyRoundPhase extends B5Phase<ReadyRound> {
  ReadyRoundPhase() {
    super(
        "Keep a card rotated, or be done",
        "No card of yours can stay rotated: be done",
        ActionRules.readyRound());
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
