package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/**
 * The card drawn last in a turn, of which the window CARD_DRAWN is about ({@code ST-INT-06}): a
 * mark that only those know who know the card.
 */
public final class LastDrawn {
  private LastDrawn() {}

  /** The last card of the hand was drawn just now. */
  public static void mark(Play<StccgState> play, Seat seat) {
    Place hand = Places.hand(seat);
    ImmutableList<Card> cards = play.state().cards(hand);
    if (!cards.isEmpty()) {
      forget(play, seat); // one card alone is the last
      Marks.mark(play, hand, cards.get(cards.size() - 1), new Mark.Drawn());
    }
  }

  /** That card, if it is still in the hand. */
  public static @Nullable Card find(StccgState state, Seat seat) {
    for (Card card : state.cards(Places.hand(seat))) {
      if (card.has(Mark.Drawn.class)) {
        return card;
      }
    }
    return null;
  }

  /** No card is the one drawn last any more. */
  public static void forget(Play<StccgState> play, Seat seat) {
    Card card = find(play.state(), seat);
    if (card != null) {
      Marks.drop(play, Places.hand(seat), card, mark -> mark instanceof Mark.Drawn);
    }
  }
}
