package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import java.util.Collections;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A card of the mercenary row.
 *
 * @param card the card
 * @param bids influence applied for it this turn, by seat
 * @param director who directs it this turn, from its action on ({@code B5-MRC-08})
 */
public record Mercenary(Card card, ImmutableList<Integer> bids, Optional<Seat> director) {
  /** One for which nobody has bid, of so many players. */
  public static Mercenary of(Card card, int players) {
    return new Mercenary(
        card, ImmutableList.copyOf(Collections.nCopies(players, 0)), Optional.empty());
  }

  /** With that change made to the card. */
  public Mercenary with(UnaryOperator<Card> change) {
    Card next = change.apply(card);
    return next == card ? this : new Mercenary(next, bids, director);
  }

  /** Who alone has bid most; nobody if none has or several have ({@code B5-MRC-06}). */
  public Optional<Seat> highest() {
    int best = 0;
    Optional<Seat> seat = Optional.empty();
    for (int i = 0; i < bids.size(); i++) {
      if (bids.get(i) > best) {
        best = bids.get(i);
        seat = Optional.of(Seat.at(i));
      } else if (bids.get(i) == best) {
        seat = Optional.empty();
      }
    }
    return seat;
  }
}
