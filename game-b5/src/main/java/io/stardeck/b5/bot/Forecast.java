package io.stardeck.b5.bot;

import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;

/**
 * How likely a player wins, by power, rating and cards in play. The weights are fitted to 240 games
 * of two {@link RuleOfThumbBot}s, who played to chance now and then in a third of them.
 */
public final class Forecast {
  /** Power tells the more the nearer the end is. */
  private static final double LATE_POWER = 2.3;

  private static final double RATING = 0.38;
  private static final double CARD = 0.26;

  private Forecast() {}

  /** The chance of {@code seat}, 0 to 1; those of all players add up to 1. */
  public static double of(Board board, Seat seat) {
    double lateness = 0;
    for (Seat each : board.seats()) {
      lateness = Math.max(lateness, share(board, each));
    }
    double own = strength(board, seat, lateness);
    double odds = 0;
    for (Seat each : board.seats()) {
      odds += Math.exp(strength(board, each, lateness) - own);
    }
    return 1 / odds;
  }

  private static double strength(Board board, Seat seat, double lateness) {
    int cards = 0;
    for (Spot spot : board.spots()) {
      cards += spot.of(seat) ? 1 : 0;
    }
    return LATE_POWER * lateness * share(board, seat)
        + RATING * Standing.rating(board, seat)
        + CARD * cards;
  }

  /** What part of the power that wins a player has. */
  private static double share(Board board, Seat seat) {
    return (double) Standing.power(board, seat) / board.config().victoryPower();
  }
}
