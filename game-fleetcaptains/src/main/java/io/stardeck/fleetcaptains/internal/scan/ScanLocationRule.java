package io.stardeck.fleetcaptains.internal.scan;

import static io.stardeck.fleetcaptains.internal.RuleIds.SCN_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.SCN_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.ScanLocation;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Scanning;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A ship looks at an adjacent tile ({@code FC-SCN-02, FC-SCN-03}). */
final class ScanLocationRule extends ShipRule<ScanLocation> {
  ScanLocationRule() {
    super(ActionKind.SCAN);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    BoardShape shape = view.table().shape();
    boolean any = false;
    for (int i = 0; i < shape.neighbours(ship.at()) && !any; i++) {
      any = view.table().unseen(view.seat(), shape.neighbour(ship.at(), i));
    }
    return any;
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super ScanLocation> offer) {
    Table table = view.table();
    int neighbours = Sensors.work(view, ship) ? table.shape().neighbours(ship.at()) : 0;
    for (int i = 0; i < neighbours; i++) {
      int space = table.shape().neighbour(ship.at(), i);
      if (table.unseen(view.seat(), space)) {
        offer.accept(new ScanLocation(view.seat(), ship.card(), space));
      }
    }
  }

  @Override
  protected boolean forbidFirst(FleetView view, ScanLocation action, Ship ship, Findings findings) {
    boolean known = view.table().shape().has(action.space());
    if (!known) {
      findings.reject("space", VAL_04, "there is no space %s", action.space());
    }
    return known;
  }

  @Override
  protected void forbid(FleetView view, ScanLocation action, Ship ship, Findings findings) {
    Table table = view.table();
    Sensors.check(view, ship, findings);
    if (!table.faceDown(action.space())
        || ship.cloaked()
        || !table.shape().adjacent(ship.at(), action.space())) {
      findings.reject("space", SCN_02, "no unexplored tile adjacent to the ship");
    } else if (!table.unseen(view.seat(), action.space())) {
      findings.reject("space", SCN_03, "you have scanned it");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, ScanLocation action) {
    Scanning.scan(play, action.actor(), action.space());
  }
}
