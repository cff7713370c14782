package org.example.ferry;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** The laid card is exchanged for the top of the deck ({@code FE-06} to {@code FE-08}). */
final class Exchanging implements ActionRule<Crossing, Crossing.Sight, Move.Exchange> {
  @Override
  public void candidates(Crossing.Sight view, Consumer<? super Move.Exchange> offer) {
    offer.accept(new Move.Exchange(view.seat()));
  }

  @Override
  public void check(Crossing.Sight view, Move.Exchange action, Findings findings) {
    if (view.zones().size(Places.DECK) == 0) {
      findings.reject(Rules.EMPTY_DECK, "the deck is empty");
    }
  }

  @Override
  public void perform(Play<Crossing> play, Move.Exchange action) {
    Seat seat = action.actor();
    Cards.DEALER
        .top(play, Places.laid(seat))
        .under(Places.DECK)
        .tell(Rules.RETURN, card -> new Happening.Returned(seat, card));
    Cards.DEALER
        .top(play, Places.DECK)
        .to(Places.laid(seat))
        .tell(Rules.EXCHANGE, card -> new Happening.Exchanged(seat, card));
    Phase.Exchanging phase = (Phase.Exchanging) play.state().top();
    play.replace(new Phase.Exchanging(phase.round().acted()));
  }
}
