package io.stardeck.fleetcaptains.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.internal.missions.ClaimWindows;
import io.stardeck.fleetcaptains.internal.step.Triggers;
import io.stardeck.fleetcaptains.state.FleetFrame.Turn;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The turn of a player, nothing in progress ({@code FC-TRN}). */
final class TurnPhase implements PhaseRule<FleetState, FleetView, Turn> {
  private final ImmutableList<ActionRule<FleetState, FleetView, ?>> open;

  TurnPhase(ImmutableList<ActionRule<FleetState, FleetView, ?>> open) {
    this.open = open;
  }

  @Override
  public ImmutableList<ActionRule<FleetState, FleetView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(FleetView view, Turn frame) {
    return "It is your turn: maneuver, act, play cards, or end it";
  }

  @Override
  public boolean proceed(Play<FleetState> play, Turn frame) {
    return Triggers.next(play) || ClaimWindows.open(play);
  }
}
