package io.stardeck.fleetcaptains.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.fleetcaptains.action.SetupAction.KeepFleet;
import io.stardeck.fleetcaptains.action.SetupAction.RedrawFleet;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupFleet;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class SetupRules {
  private SetupRules() {}

  /** A fleet that is too small is kept, or drawn again. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> fleet() {
    return ImmutableList.of(
        ActionRule.only(
            KeepFleet.class,
            KeepFleet::new,
            (play, answer) -> FleetDraw.fixed(play, Tables.popped(play, SetupFleet.class).seat())),
        ActionRule.only(
            RedrawFleet.class,
            RedrawFleet::new,
            FleetDraw::checkRedrawing,
            (play, answer) -> FleetDraw.redraw(play, Tables.popped(play, SetupFleet.class))));
  }

  /** Subdecks are chosen. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> subdecks() {
    return ImmutableList.of(new ChooseSubdeckRule());
  }
}
