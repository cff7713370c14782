package io.stardeck.stccg.internal;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.Frame;
import io.stardeck.stccg.action.AnswerAction;
import io.stardeck.stccg.action.BattleAction;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.view.StccgView;

/** Why an action is refused that is not open now, or not its player's to take. */
public final class Closed {
  private static final RuleId CFG_06 = RuleId.of("ST-CFG-06");
  private static final RuleId WIN_06 = RuleId.of("ST-WIN-06");
  private static final RuleId SPL_03 = RuleId.of("ST-SPL-03");
  private static final RuleId SED_02 = RuleId.of("ST-SED-02");
  private static final RuleId OUT_01 = RuleId.of("ST-OUT-01");
  private static final RuleId INT_07 = RuleId.of("ST-INT-07");
  private static final RuleId INT_16 = RuleId.of("ST-INT-16");
  private static final RuleId EFF_41 = RuleId.of("ST-EFF-41");
  private static final RuleId RND_06 = RuleId.of("ST-RND-06");
  private static final RuleId BAT_03 = RuleId.of("ST-BAT-03");
  private static final RuleId ATT_18 = RuleId.of("ST-ATT-18");
  private static final RuleId ORD_10 = RuleId.of("ST-ORD-10");
  private static final RuleId ORD_09 = RuleId.of("ST-ORD-09");
  private static final RuleId TRN_01 = RuleId.of("ST-TRN-01");

  private Closed() {}

  /** The rule that is broken first. */
  public static Violation why(StccgView view, StccgAction action) {
    RuleId rule = rule(view, action);
    return Violation.of("", rule, "%s may not do that now", action.actor());
  }

  private static RuleId rule(StccgView view, StccgAction action) {
    if (view.top() instanceof Phase.Over) {
      return WIN_06;
    }
    if (action instanceof TurnAction.CallTime) {
      return CFG_06;
    }
    if (view.top() instanceof Phase.Effects) {
      return action instanceof AnswerAction.Choose ? RND_06 : EFF_41;
    }
    if (view.top() instanceof Phase.Tie || view.top() instanceof OrderPhase.Paying) {
      return EFF_41;
    }
    if (action instanceof AnswerAction.Pass) {
      return INT_07;
    }
    if (action instanceof AnswerAction.PlayInterrupt) {
      return INT_16;
    }
    boolean musters = action instanceof LeaveOut || action instanceof Confirm;
    if (musters && !(view.top() instanceof OrderPhase.Mustering)) {
      return ORD_10;
    }
    boolean order =
        action instanceof OrderAction
            || action instanceof BattleAction
            || action instanceof TurnAction.EndTurn;
    return order && view.seat().equals(view.table().active()) ? busy(view) : otherwise(view);
  }

  /** Why no order is given in the own turn: a battle or an attempt is under way. */
  private static RuleId busy(StccgView view) {
    for (Phase phase : view.table().frames()) {
      if (phase instanceof OrderPhase.Battling
          || phase instanceof OrderPhase.Countering
          || phase instanceof OrderPhase.ChoosingPart) {
        return BAT_03;
      }
      if (phase instanceof OrderPhase.Attempting) {
        return ATT_18;
      }
    }
    return otherwise(view);
  }

  private static RuleId otherwise(StccgView view) {
    return view.top().deciders().contains(view.seat()) ? TRN_01 : another(view.top());
  }

  /** The rule by which it is somebody else who is to act. */
  private static RuleId another(Frame top) {
    if (top instanceof SetupPhase.Missions) {
      return SPL_03;
    }
    if (top instanceof SetupPhase.Seed) {
      return SED_02;
    }
    if (top instanceof SetupPhase.Outposts) {
      return OUT_01;
    }
    return top instanceof Phase.Window ? INT_07 : ORD_09;
  }
}
