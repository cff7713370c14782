package io.stardeck.fleetcaptains.internal.turn;

import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.state.FleetFrame.Answering;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** A triggered ability was carried out ({@code FC-D-87}). */
final class AnsweringPhase implements PhaseRule<FleetState, FleetView, Answering> {
  @Override
  public boolean proceed(Play<FleetState> play, Answering frame) {
    play.pop();
    return true;
  }
}
