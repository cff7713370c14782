package io.stardeck.sfbf.bot;

import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;

/** What damage to a ship is worth to the attacker, some defence expected. */
final class Prospect {
  /** Of each card in the defender's hand, the points that it takes off an attack, on average. */
  private static final double DEFENCE_PER_CARD = 0.8;

  /** How often even a well-filled hand holds nothing that helps. */
  private static final double NO_DEFENCE = 0.3;

  /** What one damage is worth that does not destroy. */
  private static final double SCRATCH = 0.7;

  private Prospect() {}

  /**
   * The worth of {@code damage}, before defence, to the ship at {@code target}.
   *
   * @param trophy the share of its victory points that its destruction gains the attacker
   */
  static double of(BattleForceView view, Berth target, double damage, double trophy) {
    Table table = view.table();
    Ship ship = target.ship();
    int left = Fleets.left(table, ship);
    double defence = DEFENCE_PER_CARD * view.handSize(target.owner());
    double likely = likelihood(damage - left - 1, defence);
    double prize = table.card(ship.id()).vp() * (trophy + denial(view));
    double dealt = Math.min(left, Math.max(damage - defence, NO_DEFENCE * damage));
    return likely * prize + (1 - likely) * SCRATCH * Math.max(0, dealt);
  }

  /** What one point less for an enemy is worth. */
  static double denial(BattleForceView view) {
    int enemies = 0;
    for (int index = 0; index < view.table().fleets().size(); index++) {
      Seat seat = Seat.at(index);
      enemies += view.table().enemies(view.seat(), seat) && view.hasShips(seat) ? 1 : 0;
    }
    return 1.0 / Math.max(1, enemies);
  }

  /** How likely a ship is destroyed by an attack that does {@code excess} more than it takes. */
  private static double likelihood(double excess, double defence) {
    if (excess < 0) {
      return 0;
    }
    return NO_DEFENCE + (1 - NO_DEFENCE) * Math.min(1, (excess + 1) / (2 * defence + 1));
  }
}
