package io.stardeck.fleetcaptains.internal.tests;

import static io.stardeck.fleetcaptains.internal.RuleIds.MSN_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.fleetcaptains.action.Answer.PassTestCard;
import io.stardeck.fleetcaptains.action.Answer.ProceedToDice;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.TestStage;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class TestRules {
  private TestRules() {}

  /** What answers the windows of a test. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> windows() {
    return ImmutableList.of(
        ActionRule.only(
            PassTestCard.class,
            PassTestCard::new,
            TestRules::checkPassing,
            (play, answer) -> Windows.close(play, (Test) play.state().top())),
        ActionRule.only(
            ProceedToDice.class,
            ProceedToDice::new,
            TestRules::checkProceeding,
            (play, answer) -> Windows.close(play, (Test) play.state().top())),
        new PlayTestCardRule(),
        new JoinTestRule());
  }

  /** No card in this window ({@code FC-TST-05}). */
  private static void checkPassing(FleetView view, Findings findings) {
    if (open(view).stage() == TestStage.BEFORE_DICE) {
      findings.reject(VAL_03, "no card window is open");
    } else {
      checkShips(view, findings);
    }
  }

  /** The dice are rolled ({@code FC-D-17}). */
  private static void checkProceeding(FleetView view, Findings findings) {
    if (open(view).stage() != TestStage.BEFORE_DICE) {
      findings.reject(VAL_03, "a card window is open");
    }
  }

  /** Other ships have to join before the window is answered ({@code FC-D-94}). */
  static void checkShips(FleetView view, Findings findings) {
    if (!Windows.enough(view, open(view))) {
      findings.reject(MSN_01, "%s ships are needed", open(view).test().needed());
    }
  }

  /** The window that is open. */
  static Test open(FleetView view) {
    return (Test) view.top();
  }
}
