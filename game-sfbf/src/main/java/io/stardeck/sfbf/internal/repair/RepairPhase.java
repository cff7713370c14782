package io.stardeck.sfbf.internal.repair;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.action.EndRepair;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.HashSet;

/** REPAIR: phase 2 (BF-REP). */
public final class RepairPhase extends BattlePhase<Phase.Repair> {
  /** Nothing forbids to end phase 2 (BF-TRN-03, 05, BF-REP-07). */
  public static final ActionRule<BattleForceState, BattleForceView, EndRepair> END =
      ActionRule.only(EndRepair.class, EndRepair::new, (play, end) -> play.pop());

  /** The phase, with what is open in it. */
  public RepairPhase() {
    super(ImmutableList.of(END, new ControlDamageRule(), new PlayRepairRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.Repair phase) {
    return "Phase 2: repair your ships";
  }

  /**
   * Ends when everybody sees that nothing can be repaired: there is no damage (BF-REP-11), or no
   * card is left to play and all damaged ships had their continuous damage control (BF-REP-01, 06).
   */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Repair phase) {
    BattleForceState state = play.state();
    boolean card = !phase.cardPlayed() && state.handSize(phase.seat()) > 0;
    boolean control = state.table().advanced();
    if ((card || control) && damaged(state.table().fleet(phase.seat()), phase, card)) {
      return false;
    }
    play.pop();
    return true;
  }

  private static boolean damaged(Fleet fleet, Phase.Repair phase, boolean servedToo) {
    for (Row row : Row.ALL) {
      ImmutableList<Ship> ships = fleet.row(row);
      for (int i = 0; i < ships.size(); i++) {
        Ship ship = ships.get(i);
        if (ship.damage() > 0 && (servedToo || !phase.served().contains(ship.id()))) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.Repair phase, Layer layer, Inspection inspection) {
    TurnLayers.phase(state, phase, layer, inspection);
    ImmutableList<ShipId> served = phase.served();
    inspection.require(
        new HashSet<>(served).size() == served.size(), layer.path(), "a ship is served once");
    inspection.require(
        served.isEmpty() || state.table().advanced(), layer.path(), "no continuous damage control");
  }
}
