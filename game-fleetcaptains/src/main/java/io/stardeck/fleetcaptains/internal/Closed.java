package io.stardeck.fleetcaptains.internal;

import static io.stardeck.fleetcaptains.internal.RuleIds.BRK_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.VIC_03;

import io.stardeck.engine.Violation;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction.EndManeuver;
import io.stardeck.fleetcaptains.action.FreeAction.JoinTaskForce;
import io.stardeck.fleetcaptains.action.FreeAction.RollBreakaway;
import io.stardeck.fleetcaptains.action.FreeAction.Step;
import io.stardeck.fleetcaptains.state.FleetFrame.GameOver;
import io.stardeck.fleetcaptains.state.FleetFrame.Turn;
import io.stardeck.fleetcaptains.view.FleetView;

/** Why an action is refused whose time it is not ({@code FC-VAL-01}). */
public final class Closed {
  private Closed() {}

  /** The first reason. */
  public static Violation violation(FleetView view, FleetAction action) {
    if (view.top() instanceof GameOver) {
      return new Violation(VIC_03, "the game is over");
    }
    if (!view.top().deciders().contains(action.actor())) {
      return Violation.of("actor", VAL_02, "%s has nothing to decide now", action.actor());
    }
    boolean step =
        action instanceof Step || action instanceof EndManeuver || action instanceof JoinTaskForce;
    if (view.top() instanceof Turn && (step || action instanceof RollBreakaway)) {
      return new Violation(step ? MOV_08 : BRK_01, "no maneuver is open");
    }
    return new Violation(VAL_03, "that does not answer what is asked");
  }
}
