package io.stardeck.sfbf.internal.formation;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Formations;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Switching a cloak or web on, in place of its row's move (BF-FRM-08, 09, BF-ATK-08, BF-D-18). */
public final class ActivateDeviceRule implements BattleRule<ActivateDevice> {
  private static final RuleId FRM_08 = RuleId.of("BF-FRM-08");
  private static final RuleId FRM_09 = RuleId.of("BF-FRM-09");
  private static final RuleId ATK_08 = RuleId.of("BF-ATK-08");

  @Override
  public void candidates(BattleForceView view, Consumer<? super ActivateDevice> offer) {
    Phase.Formation phase = Forming.phase(view);
    if (view.table().advanced() && !(phase.second() && phase.devices() > 0)) {
      offer(view, phase, Row.SCREEN, offer);
      offer(view, phase, Row.MAIN, offer);
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, ActivateDevice action, Findings findings) {
    if (!view.table().advanced()) {
      findings.reject(Checks.GEN_03, "the basic game has no cloaks and webs");
    }
    if (!Checks.exists(view, action.ship(), findings)) {
      return;
    }
    Phase.Formation phase = Forming.phase(view);
    if (phase.second() && phase.devices() > 0) {
      findings.reject(ATK_08, "the second formation change switches on one device, not two");
    }
    @Nullable Berth berth = Checks.ownShip(view, action.ship(), FRM_09, findings);
    if (berth == null) {
      return;
    }
    Devices.check(view.table(), berth, FRM_09, findings);
    if (berth.row() == Row.RESERVE) {
      findings.reject("ship", FRM_09, "%s lies in the Reserve", action.ship());
    }
    if (berth.ship().cloaked() || berth.ship().webbed()) {
      findings.reject("ship", FRM_09, "%s has its device on already", action.ship());
    }
    if (phase.used().contains(berth.row())) {
      findings.reject(FRM_08, "the move of the row %s is used up", berth.row());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, ActivateDevice action) {
    Berth berth = Ships.berth(play, action.ship());
    Formations.activate(play, berth.row());
    Devices.on(play, berth, FRM_08);
  }

  private static void offer(
      BattleForceView view,
      Phase.Formation phase,
      Row row,
      Consumer<? super ActivateDevice> offer) {
    if (phase.used().contains(row)) {
      return;
    }
    ImmutableList<Ship> ships = view.table().fleet(view.seat()).row(row);
    for (int i = 0; i < ships.size(); i++) {
      Ship ship = ships.get(i);
      ShipCard card = view.table().card(ship.id());
      if ((card.cloak() || card.web()) && !ship.cloaked() && !ship.webbed()) {
        offer.accept(new ActivateDevice(view.seat(), ship.id()));
      }
    }
  }
}
