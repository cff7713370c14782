package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.TransportFriendly;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Beams;
import io.stardeck.fleetcaptains.state.FleetFrame.TransportMore;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** The first item between two own ships ({@code FC-TRP-02, FC-D-95}). */
final class TransportFriendlyRule extends ShipRule<TransportFriendly> {
  TransportFriendlyRule() {
    super(ActionKind.TRANSPORTER);
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super TransportFriendly> offer) {
    for (int i = 0; i < view.table().players(); i++) {
      boolean enemy = view.table().enemies(view.seat(), Seat.at(i));
      ImmutableList<Ship> fleet = view.table().captains().get(i).fleet();
      for (int j = 0; j < fleet.size() && !enemy; j++) {
        Ship other = fleet.get(j);
        if (!other.card().equals(ship.card())
            && other.isAt(ship.at())
            && (Beams.loaded(ship) || Beams.loaded(other))
            && !Transporter.off(view, ship)) {
          Beams.aboard(
              ship,
              other,
              item ->
                  offer.accept(
                      new TransportFriendly(view.seat(), ship.card(), other.card(), item)));
        }
      }
    }
  }

  @Override
  protected boolean forbidFirst(
      FleetView view, TransportFriendly action, Ship ship, Findings findings) {
    if (!inPlay(view, "other", action.other(), findings)) {
      return false;
    }
    boolean aboard =
        Beams.carries(ship, action.item())
            || Beams.carries(view.table().ship(action.other()), action.item());
    if (!aboard) {
      findings.reject("item", VAL_04, "%s is aboard neither", action.item());
    }
    return aboard;
  }

  @Override
  protected void forbid(FleetView view, TransportFriendly action, Ship ship, Findings findings) {
    Transporter.check(view, ship, findings);
    Transporter.together(view, ship, view.table().ship(action.other()), findings);
  }

  @Override
  protected void carryOut(Play<FleetState> play, TransportFriendly action) {
    Beams.swap(play, action.ship(), action.other(), action.item());
    play.push(
        new TransportMore(
            action.actor(), action.ship(), action.other(), ImmutableList.of(action.item())));
  }
}
