package io.stardeck.fleetcaptains.internal.maneuver;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.fleetcaptains.action.FreeAction.EndManeuver;
import io.stardeck.fleetcaptains.action.FreeAction.RollBreakaway;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class Courses {
  private Courses() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(new StartManeuverRule(), new StartTokenManeuverRule());
  }

  /** What may be done while a maneuver is open. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> open() {
    return ImmutableList.of(
        ActionRule.only(EndManeuver.class, EndManeuver::new, (play, answer) -> Maneuvers.end(play)),
        new StepRule(),
        new JoinTaskForceRule(),
        ActionRule.only(
            RollBreakaway.class,
            RollBreakaway::new,
            Breakaways::check,
            (play, answer) -> Breakaways.roll(play)));
  }
}
