package io.stardeck.fleetcaptains.internal.combat;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_79;
import static io.stardeck.fleetcaptains.internal.RuleIds.INS_13;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.AttackInstallation;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** An attack on the installation of the tile ({@code FC-INS-13, FC-D-44}). */
final class AttackInstallationRule extends ShipRule<AttackInstallation> {
  AttackInstallationRule() {
    super(ActionKind.COMBAT);
  }

  @Override
  protected boolean concerns(FleetView view, Ship ship) {
    return built(view, ship);
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super AttackInstallation> offer) {
    if (!Ratings.disabled(view.table(), ship, ship.at(), ShipSystem.WEAPONS)) {
      offer.accept(new AttackInstallation(view.seat(), ship.card()));
    }
  }

  private static boolean built(FleetView view, Ship ship) {
    return view.table().shape().isTile(ship.at()) && view.table().tiles().get(ship.at()).built();
  }

  @Override
  protected void forbid(FleetView view, AttackInstallation action, Ship ship, Findings findings) {
    if (!built(view, ship)) {
      findings.reject(INS_13, "no installation is here");
    }
    if (Ratings.disabled(view.table(), ship, ship.at(), ShipSystem.WEAPONS)) {
      findings.reject(D_79, "the Weapons are disabled");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, AttackInstallation action) {
    Table table = Tables.of(play);
    Ship ship = Objects.requireNonNull(table.ship(action.ship()));
    Testing.begin(play, Strikes.raze(table, action.actor(), ship));
  }
}
