package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.event.TurnEvent.CardsDrawn;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** Drawing cards ({@code B5-FRM-53}). */
public final class Decks {
  private Decks() {}

  /** Draws so many cards, or as many as there are. */
  public static void draw(Play<B5State> play, Seat seat, int number, RuleId rule) {
    for (int i = 0; i < number && play.state().zones().size(Places.deck(seat)) > 0; i++) {
      Cards.DEALER
          .top(play, Places.deck(seat))
          .to(Places.hand(seat))
          .tell(
              rule,
              card ->
                  new CardsDrawn(seat, 1, card.map(ImmutableList::of).orElse(ImmutableList.of())));
    }
  }
}
