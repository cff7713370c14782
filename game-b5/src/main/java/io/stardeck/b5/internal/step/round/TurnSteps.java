package io.stardeck.b5.internal.step.round;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.event.TurnEvent.PhaseChanged;
import io.stardeck.b5.event.TurnEvent.TurnStarted;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;

/** The beginning of turns and rounds. */
public final class TurnSteps {
  private static final RuleId FRM_05 = RuleId.of("B5-FRM-05");

  private TurnSteps() {}

  /** A turn begins with its Ready round; the frame on top makes way for it. */
  public static void begin(Play<B5State> play, int turn) {
    Boards.change(play, board -> board.withTurn(turn));
    play.tell(FRM_05, new TurnStarted(turn));
    Round round = Round.of(RoundEnd.PASS_IS_FINAL, seats(play));
    play.replace(new ReadyRound(round, ImmutableList.of()));
    tellPhase(play, FRM_05, "ready-round");
  }

  private static ImmutableList<Seat> seats(Play<B5State> play) {
    return Seat.clockwiseFrom(Seat.of(1), Boards.of(play).players());
  }

  /** A round or step begins. */
  public static void tellPhase(Play<B5State> play, RuleId rule, String phase) {
    if (play.told()) {
      play.tell(rule, new PhaseChanged(phase));
    }
  }
}
