package io.stardeck.fleetcaptains.internal.cloaking;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_35;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.CloakShip;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** A ship cloaks ({@code FC-CLK-01, FC-CLK-04}). */
final class CloakShipRule extends ShipRule<CloakShip> {
  CloakShipRule() {
    super(ActionKind.CLOAKING);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return view.table().def(ship).cloaks(ship.alert())
        && Fleets.symbolFree(view.table(), view.seat());
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super CloakShip> offer) {
    ShipDef def = view.table().def(ship);
    for (int i = 0; i < def.settings(ship.alert()).size(); i++) {
      if (def.has(ship.alert(), i, true)) {
        offer.accept(new CloakShip(view.seat(), ship.card(), i));
      }
    }
  }

  @Override
  protected void forbid(FleetView view, CloakShip action, Ship ship, Findings findings) {
    if (!view.table().def(ship).has(ship.alert(), action.setting(), true)) {
      findings.reject("setting", CLK_01, "no blue setting of its alert level");
    }
    if (!Fleets.symbolFree(view.table(), view.seat())) {
      findings.reject(D_35, "no cloak token is left");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, CloakShip action) {
    Ship ship = Objects.requireNonNull(Tables.of(play).ship(action.ship()));
    int token = Tokens.place(play, action.actor(), action.ship(), ship.at(), CLK_04);
    if (ship.maneuvered()) {
      Tables.secret(
          play,
          action.actor(),
          own -> own.withManeuvered(Lists.plus(own.maneuvered(), action.ship())));
    }
    Tables.ship(
        play,
        action.ship(),
        each ->
            each.withCloaked(true)
                .withAt(-1)
                .withStart(each.start() == each.at() && !each.maneuvered() ? Ship.UNSEEN : -1)
                .withManeuvered(false)
                .withSetting(action.setting()));
    play.tell(CLK_04, new ShipEvent.ShipCloaked(action.ship(), token));
    play.tell(CLK_04, new ShipEvent.DialSet(action.ship(), action.setting()));
    // From now on nobody is told when it leaves its tile: what holds it there, holds it no more.
    Lying.moved(play, action.ship());
  }
}
