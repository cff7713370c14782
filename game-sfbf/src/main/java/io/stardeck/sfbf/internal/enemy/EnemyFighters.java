package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.internal.fighters.BeginFightersRule;
import io.stardeck.sfbf.internal.fighters.Squadrons;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/** The enemy's first carrier attacks with all its squadrons, if no weapon card came (SP-6). */
final class EnemyFighters {
  private static final BeginFightersRule LAUNCH = new BeginFightersRule();

  private EnemyFighters() {}

  /**
   * Launches the fighters, if a carrier has any and there is a target.
   *
   * @return whether it did
   */
  static boolean launch(Play<BattleForceState> play, Seat seat) {
    Table table = play.state().table();
    Optional<ShipId> target = EnemyShips.target(table, seat, Form.FIGHTERS);
    if (target.isEmpty()) {
      return false;
    }
    for (Ship ship : EnemyShips.of(table, seat)) {
      int squadrons = Squadrons.ready(table, ship).size();
      if (Moves.make(play, LAUNCH, new BeginFighters(seat, ship.id(), squadrons))) {
        EnemyDrafts.strike(play, seat, target.get());
        return true;
      }
    }
    return false;
  }
}
