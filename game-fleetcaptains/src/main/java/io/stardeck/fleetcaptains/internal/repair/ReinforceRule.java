package io.stardeck.fleetcaptains.internal.repair;

import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_12;
import static io.stardeck.fleetcaptains.internal.RuleIds.RNF_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.RNF_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.RNF_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.Reinforce;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Acting;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A ship of the reserve is called ({@code FC-RNF, FC-D-50}). */
final class ReinforceRule extends FleetRule<Reinforce> {
  @Override
  public void candidates(FleetView view, Consumer<? super Reinforce> offer) {
    Table table = view.table();
    if (!Acting.left(table)) {
      return;
    }
    int room = Fleets.limit(table, view.seat()) - Fleets.total(table, view.seat());
    if (room <= 0) {
      return;
    }
    for (CardId card : table.reserve(view.seat())) {
      ShipDef def = table.set().ship(card);
      for (int i = 0; def.size() <= room && i < def.settings(Alert.WHITE).size(); i++) {
        offer.accept(new Reinforce(view.seat(), card, i));
      }
    }
  }

  @Override
  public void check(FleetView view, Reinforce action, Findings findings) {
    Table table = view.table();
    if (!table.set().isShip(action.ship())) {
      findings.reject("ship", VAL_04, "%s is no ship", action.ship());
      return;
    }
    Acting.limit(table, findings);
    if (!table.reserve(view.seat()).contains(action.ship())) {
      findings.reject("ship", RNF_04, "%s is not in your reserve", action.ship());
      return;
    }
    int total = Fleets.total(table, view.seat());
    int limit = Fleets.limit(table, view.seat());
    ShipDef def = table.set().ship(action.ship());
    if (total >= limit) {
      findings.reject(RNF_01, "your fleet has %s of %s", total, limit);
    } else if (total + def.size() > limit) {
      findings.reject("ship", RNF_05, "%s and %s are more than %s", total, def.size(), limit);
    }
    if (!def.has(Alert.WHITE, action.setting(), false)) {
      findings.reject("setting", FLT_12, "no white setting that is not blue");
    }
  }

  @Override
  public void perform(Play<FleetState> play, Reinforce action) {
    Maneuvers.end(play, ManeuverEnd.ACTION);
    Seat seat = action.actor();
    Ship ship = Dials.fresh(Tables.of(play), seat, action.ship(), action.setting());
    Tables.captain(
        play,
        Tables.of(play).seat(Tables.of(play).faction(seat)),
        captain -> captain.withReserve(Lists.minus(captain.reserve(), action.ship())));
    Tables.captain(play, seat, captain -> captain.withFleet(Lists.plus(captain.fleet(), ship)));
    Tables.change(play, table -> table.withActionsUsed(table.actionsUsed() + 1));
    play.tell(RNF_05, new ShipEvent.ShipReinforced(seat, action.ship()));
    play.tell(FLT_12, new ShipEvent.DialSet(action.ship(), action.setting()));
  }
}
