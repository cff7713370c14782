package io.stardeck.fleetcaptains.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.OpenPhase;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.internal.missions.ClaimWindows;
import io.stardeck.fleetcaptains.internal.step.Triggers;
import io.stardeck.fleetcaptains.state.FleetFrame.Turn;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The turn of a player, nothing in progress ({@code FC-TRN}). */
final class TurnPhase extends OpenPhase<FleetState, FleetView, Turn> {
  TurnPhase(ImmutableList<ActionRule<FleetState, FleetView, ?>> open) {
    super(open);
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
