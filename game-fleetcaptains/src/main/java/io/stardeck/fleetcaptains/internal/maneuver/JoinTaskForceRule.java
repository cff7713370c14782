package io.stardeck.fleetcaptains.internal.maneuver;

import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.TFO_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.JoinTaskForce;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Allowances;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** Another ship joins, before the first step ({@code FC-TFO-01, FC-D-92}). */
final class JoinTaskForceRule extends FleetRule<JoinTaskForce> {
  @Override
  public void candidates(FleetView view, Consumer<? super JoinTaskForce> offer) {
    Maneuver maneuver = (Maneuver) view.top();
    if (!maneuver.moved() && !maneuver.rolled()) {
      ImmutableList<Ship> fleet = view.fleet();
      for (int i = 0; i < fleet.size(); i++) {
        if (!fleet.get(i).cloaked() && !fleet.get(i).maneuvered()) {
          offer.accept(new JoinTaskForce(view.seat(), fleet.get(i).card()));
        }
      }
    }
  }

  @Override
  public void check(FleetView view, JoinTaskForce action, Findings findings) {
    Maneuver maneuver = (Maneuver) view.top();
    Ship ship = view.table().ship(action.ship());
    if (ship == null) {
      findings.reject("ship", VAL_04, "%s is no ship in play", action.ship());
    } else if (maneuver.moved() || maneuver.rolled()) {
      findings.reject(MOV_08, "the maneuver has begun");
    } else {
      Joining.join(view.table(), maneuver, ship, findings);
    }
  }

  @Override
  public void perform(Play<FleetState> play, JoinTaskForce action) {
    Maneuver maneuver = (Maneuver) play.state().top();
    Ship ship = Objects.requireNonNull(Tables.of(play).ship(action.ship()));
    boolean due = maneuver.due() || Breakaways.due(Tables.of(play), action.actor(), ship);
    Tables.ship(play, action.ship(), Allowances::maneuver);
    play.replace(maneuver.with(Lists.plus(maneuver.ships(), action.ship())).withDue(due, false));
    play.tell(TFO_01, new BoardEvent.TaskForceJoined(action.actor(), action.ship()));
    Breakaways.settle(play);
  }
}
