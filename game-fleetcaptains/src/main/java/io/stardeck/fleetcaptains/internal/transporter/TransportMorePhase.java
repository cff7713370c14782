package io.stardeck.fleetcaptains.internal.transporter;

import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.OpenPhase;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.state.FleetFrame.TransportMore;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** More is beamed, as long as there is something. */
public final class TransportMorePhase extends OpenPhase<FleetState, FleetView, TransportMore> {
  /** With what may be done in every decision of the own turn. */
  public TransportMorePhase(ActionRule<FleetState, FleetView, ?> adjust) {
    super(Lists.plus(Transporter.more(), adjust));
  }

  @Override
  public String prompt(FleetView view, TransportMore frame) {
    return "Beam more, or end the transport";
  }

  @Override
  public boolean proceed(Play<FleetState> play, TransportMore frame) {
    if (!BeamMoreRule.left(play.state().table(), frame).isEmpty()) {
      return false;
    }
    play.pop();
    return true;
  }
}
