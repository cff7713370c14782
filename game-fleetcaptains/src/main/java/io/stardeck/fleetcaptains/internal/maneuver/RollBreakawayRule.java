package io.stardeck.fleetcaptains.internal.maneuver;

import static io.stardeck.fleetcaptains.internal.RuleIds.BRK_01;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.RollBreakaway;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** The breakaway that is due, before somebody else joins ({@code FC-D-92}). */
final class RollBreakawayRule extends FleetRule<RollBreakaway> {
  @Override
  public void candidates(FleetView view, Consumer<? super RollBreakaway> offer) {
    offer.accept(new RollBreakaway(view.seat()));
  }

  @Override
  public void check(FleetView view, RollBreakaway action, Findings findings) {
    if (!((Maneuver) view.top()).due()) {
      findings.reject(BRK_01, "no breakaway is due");
    }
  }

  @Override
  public void perform(Play<FleetState> play, RollBreakaway action) {
    Breakaways.roll(play);
  }
}
