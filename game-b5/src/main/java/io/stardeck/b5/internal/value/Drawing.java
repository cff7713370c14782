package io.stardeck.b5.internal.value;

import io.stardeck.b5.state.Board;
import io.stardeck.engine.Seat;

/** Whether a player can buy a card ({@code B5-FRM-57}): all of it is public. */
public final class Drawing {
  private Drawing() {}

  /** Whether it can, having bought so many this turn, from a deck of that size. */
  public static boolean mayBuy(Board board, Seat seat, int bought, int deck) {
    return bought < board.config().maxBuys()
        && deck > 0
        && Standing.available(board, seat) >= board.config().drawPrice();
  }
}
