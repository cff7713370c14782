package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;

/**
 * The turn ({@code ST-TRN-01}).
 *
 * @param number its number, from 1 on; 0 in the set-up
 * @param active whose turn it is
 * @param played how many cards were played as the card play of the turn
 * @param playOver whether the card play is over ({@code ST-TRN-04})
 * @param orders how many orders were given ({@code ST-TRN-08})
 */
public record Turn(int number, Seat active, int played, boolean playOver, int orders) {
  /** The next turn, of {@code seat}. */
  public Turn next(Seat seat) {
    return new Turn(number + 1, seat, 0, false, 0);
  }

  /** After a card play. */
  public Turn afterPlay() {
    return new Turn(number, active, played + 1, playOver, orders);
  }

  /** The card that was played goes back to the hand ({@code ST-EFF-48}). */
  public Turn takenBack() {
    return new Turn(number, active, played - 1, false, orders);
  }

  /** With the card play over, or not. */
  public Turn playOver(boolean now) {
    return new Turn(number, active, played, now, orders);
  }

  /** With one order more. */
  public Turn afterOrder() {
    return new Turn(number, active, played, playOver, orders + 1);
  }
}
