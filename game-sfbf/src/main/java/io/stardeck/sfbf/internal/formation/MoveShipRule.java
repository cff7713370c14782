package io.stardeck.sfbf.internal.formation;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Formations;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Moving a ship to another row in a formation change (BF-FRM-06, 07, 10 to 12, 16). */
public final class MoveShipRule implements BattleRule<MoveShip> {
  private static final RuleId GEN_07 = RuleId.of("BF-GEN-07");
  private static final RuleId FRM_06 = RuleId.of("BF-FRM-06");
  private static final RuleId FRM_07 = RuleId.of("BF-FRM-07");
  private static final RuleId FRM_10 = RuleId.of("BF-FRM-10");
  private static final RuleId FRM_11 = RuleId.of("BF-FRM-11");
  private static final RuleId FRM_12 = RuleId.of("BF-FRM-12");

  @Override
  public void candidates(BattleForceView view, Consumer<? super MoveShip> offer) {
    if (!view.table().rows()) {
      return;
    }
    Phase.Formation phase = Forming.phase(view);
    for (Row row : Row.ALL) {
      if (Formations.mayLeave(view, phase, row)) {
        ImmutableList<Ship> ships = view.table().fleet(view.seat()).row(row);
        for (int i = 0; i < ships.size(); i++) {
          if (!Formations.held(ships.get(i))) {
            offer(view, ships.get(i).id(), row, offer);
          }
        }
      }
    }
    if (Formations.mayLeave(view, phase, Row.RESERVE)) {
      ImmutableList<ShipId> hidden = view.faceDown();
      for (int i = 0; i < hidden.size(); i++) {
        offer(view, hidden.get(i), Row.RESERVE, offer);
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, MoveShip action, Findings findings) {
    if (!view.table().advanced()) {
      findings.reject(Checks.GEN_03, "the basic game has no formation");
    } else if (!view.table().rows()) {
      findings.reject(GEN_07, "this game has no formation");
    }
    if (Forming.phase(view).moved().contains(action.ship())) {
      findings.reject(
          "ship", FRM_10, "%s has moved in this formation change already", action.ship());
    }
    if (view.faceDown().contains(action.ship())) {
      checkRows(view, Row.RESERVE, action.row(), findings);
      return;
    }
    @Nullable Berth berth = Checks.ownShip(view, action.ship(), findings);
    if (berth != null) {
      if (Formations.held(berth.ship())) {
        findings.reject(
            "ship",
            FRM_07,
            "%s %s",
            action.ship(),
            berth.ship().webbed() ? "has its web on" : "has a Wild Weasel on it");
      }
      checkRows(view, berth.row(), action.row(), findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, MoveShip action) {
    ShipId ship = action.ship();
    if (play.state().faceDown(action.actor()).contains(ship)) {
      Formations.move(play, Row.RESERVE, ship);
      Ships.bringOut(play, action.actor(), ship, action.row(), FRM_06);
    } else {
      Berth berth = Ships.berth(play, ship);
      Formations.move(play, berth.row(), ship);
      Ships.move(play, berth, action.row(), FRM_06);
    }
  }

  private static void checkRows(BattleForceView view, Row from, Row to, Findings findings) {
    if (from == to) {
      findings.reject(FRM_06, "it stands in the row %s already", to);
    }
    if (!Formations.mayLeave(view, Forming.phase(view), from)) {
      findings.reject(FRM_06, "the move of the row %s is used up", from);
    }
    if (to == Row.RESERVE && from != Row.RESERVE) {
      if (view.reserveSize(view.seat()) >= Formations.RESERVE_LIMIT) {
        findings.reject(
            FRM_11,
            "your Reserve holds %s ships, the limit is %s",
            view.reserveSize(view.seat()),
            Formations.RESERVE_LIMIT);
      }
      if (view.table().fleet(view.seat()).inLine() == 1) {
        findings.reject(FRM_12, "that leaves no ship in Screen and Main Body");
      }
    }
  }

  private static void offer(
      BattleForceView view, ShipId ship, Row from, Consumer<? super MoveShip> offer) {
    if (Forming.phase(view).moved().contains(ship)) {
      return;
    }
    for (int i = 0; i < Row.ALL.size(); i++) {
      Row to = Row.ALL.get(i);
      if (to != from && (to != Row.RESERVE || mayEnterReserve(view))) {
        offer.accept(new MoveShip(view.seat(), ship, to));
      }
    }
  }

  private static boolean mayEnterReserve(BattleForceView view) {
    return view.reserveSize(view.seat()) < Formations.RESERVE_LIMIT
        && view.table().fleet(view.seat()).inLine() > 1;
  }
}
