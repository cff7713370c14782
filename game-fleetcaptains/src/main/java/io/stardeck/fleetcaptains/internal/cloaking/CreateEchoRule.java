package io.stardeck.fleetcaptains.internal.cloaking;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_35;
import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_04;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.CreateEcho;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Echoes;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A cloaked ship puts out an echo ({@code FC-ECH-01, FC-ECH-02}). */
final class CreateEchoRule extends ShipRule<CreateEcho> {
  CreateEchoRule() {
    super(ActionKind.CLOAKING, true);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return ship.cloaked();
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super CreateEcho> offer) {
    propose(view, ship, new CreateEcho(view.seat(), ship.card()), offer);
  }

  @Override
  protected void forbid(FleetView view, CreateEcho action, Ship ship, Findings findings) {
    Table table = view.table();
    if (!ship.cloaked()) {
      findings.reject("ship", ECH_01, "it is not cloaked");
    }
    int echoes = Echoes.count(table, view.seat());
    if (echoes >= view.fleet().size()) {
      findings.reject(ECH_04, "%s echoes for %s ships", echoes, view.fleet().size());
    }
    if (!Fleets.symbolFree(table, view.seat())) {
      findings.reject(D_35, "no cloak token is left");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, CreateEcho action) {
    Echoes.place(play, action.actor(), action.ship());
  }
}
