package io.stardeck.sfbf.balance;

import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.BattleForceState;

/** {@code BF-BAL-01}: how large a share of the wins each place in the order of turns has. */
final class SeatShares implements Watch {
  private final double[] wins;
  private int games;

  SeatShares(int players) {
    wins = new double[players];
  }

  @Override
  public void ended(BattleForceState state, Outcome outcome) {
    games++;
    for (Seat winner : outcome.winners()) {
      int place = Math.floorMod(winner.index() - state.table().starter().index(), wins.length);
      wins[place] += 1.0 / outcome.winners().size();
    }
  }

  /** The share of the player who starts, of the one after them, and so on. */
  double[] shares() {
    double[] shares = new double[wins.length];
    for (int place = 0; place < wins.length; place++) {
      shares[place] = wins[place] / games;
    }
    return shares;
  }
}
