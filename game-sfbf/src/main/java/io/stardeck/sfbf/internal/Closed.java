package io.stardeck.sfbf.internal;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.Frame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.internal.phase.Phases;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** Why an action that is not open now is refused: the common violations of section 4. */
public final class Closed {
  private static final RuleId WIN_01 = RuleId.of("BF-WIN-01");
  private static final RuleId TRN_03 = RuleId.of("BF-TRN-03");
  private static final RuleId ACT_01 = RuleId.of("BF-ACT-01");

  private Closed() {}

  /**
   * Game over, wrong player, wrong phase, or the wrong window of the right phase.
   *
   * @param view the actor's, or the spectator's if they do not sit at this table
   */
  public static Violation violation(BattleForceView view, BattleForceAction action) {
    Frame frame = view.frame();
    if (frame instanceof Phase.GameOver) {
      return new Violation(WIN_01, "the game is over");
    }
    if (view.seat().equals(Seat.SPECTATOR)) {
      return new Violation(ACT_01, action.actor() + " does not sit at this table");
    }
    if (!frame.deciders().contains(view.seat())) {
      return new Violation(TRN_03, frame.deciders().get(0) + " has to decide now");
    }
    if (Phases.samePhase(frame, action)) {
      return new Violation(ACT_01, "that is not what has to be decided now");
    }
    return new Violation(TRN_03, "that belongs to another phase");
  }
}
