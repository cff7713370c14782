package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.engine.Seat;
import java.util.Optional;

/** The cards in play, as they lie. */
public final class Spots {
  private Spots() {}

  /** All of them, seat by seat, then the mercenaries. */
  public static ImmutableList<Spot> all(Board board) {
    return board.spots();
  }

  /** Those of one faction; mercenaries that it directs too. */
  public static ImmutableList<Spot> of(Board board, Seat seat) {
    ImmutableList.Builder<Spot> own = ImmutableList.builder();
    ImmutableList<Spot> all = board.spots();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).of(seat)) {
        own.add(all.get(i));
      }
    }
    return own.build();
  }

  /** The ambassador of a faction. */
  public static Spot ambassador(Board board, Seat seat) {
    return new Spot(
        Row.INNER_CIRCLE, Optional.of(seat), 0, -1, board.faction(seat).innerCircle().get(0));
  }
}
