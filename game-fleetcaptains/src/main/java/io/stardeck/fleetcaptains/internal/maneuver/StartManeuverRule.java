package io.stardeck.fleetcaptains.internal.maneuver;

import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.StartManeuver;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Allowances;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** A ship sets out ({@code FC-MOV-01 … FC-MOV-03}). */
final class StartManeuverRule extends ExactRule<StartManeuver> {
  @Override
  public void candidates(FleetView view, Consumer<? super StartManeuver> offer) {
    ImmutableList<Ship> fleet = view.fleet();
    for (int i = 0; i < fleet.size(); i++) {
      Ship ship = fleet.get(i);
      if (!ship.cloaked() && Joining.setsOut(view.table(), view.seat(), ship)) {
        offer.accept(new StartManeuver(view.seat(), ship.card()));
      }
    }
  }

  @Override
  public void check(FleetView view, StartManeuver action, Findings findings) {
    Ship ship = own(view, action.ship(), findings);
    if (ship != null && ship.cloaked()) {
      findings.reject("ship", VAL_04, "it is cloaked: its token maneuvers");
    } else if (ship != null) {
      Joining.setOut(view.table(), view.seat(), ship, findings);
    }
  }

  @Override
  public void perform(Play<FleetState> play, StartManeuver action) {
    Maneuvers.end(play, ManeuverEnd.OTHER);
    Ship ship = Objects.requireNonNull(Tables.of(play).ship(action.ship()));
    boolean due = Breakaways.due(Tables.of(play), action.actor(), ship);
    Tables.ship(play, action.ship(), Allowances::maneuver);
    Maneuvers.begin(play, action.actor(), ImmutableList.of(action.ship()), 0, due);
    Breakaways.settle(play);
  }
}
