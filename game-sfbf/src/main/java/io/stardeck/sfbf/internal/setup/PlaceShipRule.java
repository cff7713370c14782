package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PlaceShip;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Placing a ship in a row of the first formation (BF-SET-16, 17, BF-D-07). */
public final class PlaceShipRule implements BattleRule<PlaceShip> {
  private static final RuleId SET_16 = RuleId.of("BF-SET-16");
  private static final RuleId SET_17 = RuleId.of("BF-SET-17");
  private static final ImmutableList<Row> ROWS = Row.ALL;

  @Override
  public void candidates(BattleForceView view, Consumer<? super PlaceShip> offer) {
    Rows placed = placed(view);
    ImmutableList<ShipId> ships = view.faceDown();
    for (int i = 0; i < ships.size(); i++) {
      ShipId ship = ships.get(i);
      for (int row = 0; row < ROWS.size() && !placed.contains(ship); row++) {
        if (Arrangement.possible(placed.with(ship, ROWS.get(row)), ships.size())) {
          offer.accept(new PlaceShip(view.seat(), ship, ROWS.get(row)));
        }
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, PlaceShip action, Findings findings) {
    Rows rows = placed(view);
    ImmutableList<ShipId> ships = view.faceDown();
    if (!view.table().exists(action.ship())) {
      findings.reject("ship", Checks.ACT_01, "there is no ship %s", action.ship());
    } else if (!ships.contains(action.ship())) {
      findings.reject("ship", SET_16, "%s is not among your ships", action.ship());
    } else if (rows.contains(action.ship())) {
      findings.reject("ship", SET_16, "%s is placed already", action.ship());
    } else if (!Arrangement.possible(rows.with(action.ship(), action.row()), ships.size())) {
      findings.reject(
          SET_17,
          "with %s in %s your %s ships cannot be two or more in Screen and Main Body and at most"
              + " two in the Reserve",
          action.ship(),
          action.row(),
          ships.size());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, PlaceShip action) {
    Secrets secrets = play.state().secrets(action.actor());
    Draft.Formation draft = (Draft.Formation) secrets.desk().open();
    Draft.Formation next =
        new Draft.Formation(draft.seat(), draft.rows().with(action.ship(), action.row()));
    play.become(play.state().with(action.actor(), secrets.withDesk(secrets.desk().with(next))));
  }

  private static Rows placed(BattleForceView view) {
    return ((Draft.Formation) view.own().desk().open()).rows();
  }
}
