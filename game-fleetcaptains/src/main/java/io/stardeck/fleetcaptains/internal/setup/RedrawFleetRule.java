package io.stardeck.fleetcaptains.internal.setup;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_09;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.SetupAction.RedrawFleet;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupFleet;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** Another fleet is drawn ({@code FC-FLT-09, FC-D-10}). */
final class RedrawFleetRule extends FleetRule<RedrawFleet> {
  @Override
  public void candidates(FleetView view, Consumer<? super RedrawFleet> offer) {
    offer.accept(new RedrawFleet(view.seat()));
  }

  @Override
  public void check(FleetView view, RedrawFleet action, Findings findings) {
    int most = view.table().config().maxRedraws();
    if (((SetupFleet) view.top()).redraws() >= most) {
      findings.reject(D_10, "at most %s redraws", most);
    }
  }

  @Override
  public void perform(Play<FleetState> play, RedrawFleet action) {
    SetupFleet frame = (SetupFleet) play.state().top();
    play.pop();
    play.tell(FLT_09, new ShipEvent.FleetRedrawn(frame.seat()));
    FleetDraw.draw(play, frame.seat(), frame.redraws() + 1);
  }
}
