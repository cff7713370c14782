package io.stardeck.fleetcaptains.internal.maneuver;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.OpenPhase;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Standing.StopOnEntry;
import io.stardeck.fleetcaptains.internal.missions.ClaimWindows;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Triggers;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;

/** An open maneuver: all of a turn, and steps ({@code FC-D-25, FC-D-80}). */
public final class ManeuverPhase extends OpenPhase<FleetState, FleetView, Maneuver> {
  private static final StepRule STEP = new StepRule();

  /** A maneuver in which all that may be done, beside what belongs to it. */
  public ManeuverPhase(ImmutableList<ActionRule<FleetState, FleetView, ?>> turn) {
    super(Lists.plusAll(Courses.open(), turn));
  }

  @Override
  public String prompt(FleetView view, Maneuver frame) {
    if (frame.due()) {
      return "Let a ship join, roll to break away, or end the maneuver";
    } else if (PhaseRule.leavesNothing(view, ImmutableList.of(STEP))) {
      return "No step is possible: act, or end the maneuver";
    }
    boolean joins = !frame.moved() && !frame.rolled() && Joining.possible(view.table(), frame);
    return (joins ? "Take a step, let a ship join" : "Take a step")
        + ", or end the maneuver"
        + points(view.table(), frame);
  }

  /** How far ships can go on; what a token stands for is not told. */
  private static String points(Table table, Maneuver frame) {
    int from = Routes.space(table, frame);
    if (frame.token() != 0 || from < 0) {
      return "";
    }
    int points = Routes.points(table, frame, from);
    int paid = frame.spent() + (frame.moved() ? Routes.passing(table, frame.ships(), from) : 0);
    return "; %d of %d movement points left".formatted(Math.max(0, points - paid), points);
  }

  @Override
  public boolean proceed(Play<FleetState> play, Maneuver frame) {
    if (Triggers.next(play) || ClaimWindows.open(play)) {
      return true;
    } else if (frame.token() != 0) {
      return false;
    }
    Table table = Tables.of(play);
    int space = Routes.space(table, frame);
    boolean stays = space >= 0 && Sources.tileHas(table, space, StopOnEntry.class);
    if (Routes.goesOn(table, frame) && !(frame.moved() && stays)) {
      return false;
    }
    Maneuvers.end(play);
    return true;
  }
}
