package io.stardeck.fleetcaptains.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.SetupAction.KeepFleet;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupFleet;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class SetupRules {
  private SetupRules() {}

  /** A fleet that is too small is kept, or drawn again. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> fleet() {
    return ImmutableList.of(
        ActionRule.only(KeepFleet.class, KeepFleet::new, (play, answer) -> keep(play)),
        new RedrawFleetRule());
  }

  private static void keep(Play<FleetState> play) {
    SetupFleet frame = (SetupFleet) play.state().top();
    play.pop();
    FleetDraw.fixed(play, frame.seat());
  }

  /** Subdecks are chosen. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> subdecks() {
    return ImmutableList.of(new ChooseSubdeckRule());
  }
}
