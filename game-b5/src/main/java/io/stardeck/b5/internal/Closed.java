package io.stardeck.b5.internal;

import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.FRM_55;
import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.MRC_08;
import static io.stardeck.b5.internal.value.RuleIds.RPL_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.internal.phase.Phases;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhaseRule;

/** Why an action is refused whose time it is not: the common checks of section 4. */
public final class Closed {
  private static final RuleId GEN_01 = RuleId.of("B5-GEN-01");
  private static final RuleId ACT_02 = RuleId.of("B5-ACT-02");

  private static final ImmutableList<PhaseRule<B5State, B5View, ?>> PHASES = Phases.all();

  private Closed() {}

  /** The first of them that fails. */
  public static Violation violation(B5View view, B5Action action) {
    if (view.top() instanceof GameOver) {
      return new Violation(FRM_55, "the game is over");
    }
    if (view.seat().equals(Seat.SPECTATOR)) {
      return Violation.of("actor", GEN_05, "%s does not play", action.actor());
    }
    Frame round = round(view);
    if (!belongs(round, action)) {
      return new Violation(GEN_01, "that is no action of this round");
    }
    if (view.top().deciders().contains(view.seat())) {
      if (action instanceof ReplyWith || action instanceof DeclineReply) {
        return new Violation(RPL_03, "nothing asks for a reply");
      } else if (action instanceof LookTake) {
        return new Violation(EFF_02, "no cards are looked at");
      } else if (view.top() instanceof MercenaryStep) {
        return new Violation(MRC_08, "a mercenary does not do that");
      }
    }
    return Violation.of("actor", ACT_02, "it is not the opportunity of %s", action.actor());
  }

  /** The round or step on top, below a window that lies on it. */
  private static Frame round(B5View view) {
    Frame top = view.top();
    for (Frame frame : view.frames()) {
      if (top instanceof ReplyWindow || top instanceof Look) {
        top = frame;
      }
    }
    return top;
  }

  /** Whether it is an action of that round, or of a window that may open in it. */
  private static boolean belongs(Frame round, B5Action action) {
    boolean acting = round instanceof ActionRound || round instanceof MercenaryStep;
    if (action instanceof ReplyWith || action instanceof DeclineReply) {
      return acting;
    } else if (action instanceof LookTake) {
      return acting || round instanceof AftermathStep;
    }
    return round instanceof MercenaryStep && action instanceof Deed || isOpen(round, action);
  }

  private static boolean isOpen(Frame round, B5Action action) {
    for (PhaseRule<B5State, B5View, ?> phase : PHASES) {
      if (phase.frame() == round.getClass()) {
        return phase.open().stream().anyMatch(rule -> rule.action() == action.getClass());
      }
    }
    return false;
  }
}
