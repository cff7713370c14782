package org.example.ferry;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** A card is laid face down ({@code FE-04}, {@code FE-05}). */
final class Laying implements ActionRule<Crossing, Crossing.Sight, Move.Lay> {
  @Override
  public void candidates(Crossing.Sight view, Consumer<? super Move.Lay> offer) {
    for (CardId card : view.zones().cards(Places.hand(view.seat()))) {
      offer.accept(new Move.Lay(view.seat(), card));
    }
  }

  @Override
  public void check(Crossing.Sight view, Move.Lay action, Findings findings) {
    if (!view.zones().cards(Places.hand(view.seat())).contains(action.card())) {
      findings.reject("card", Rules.LAY, "%s is not in your hand", action.card());
    }
    if (view.zones().size(Places.laid(view.seat())) > 0) {
      findings.reject(Rules.LAY_ONCE, "you have laid a card");
    }
  }

  @Override
  public void perform(Play<Crossing> play, Move.Lay action) {
    Cards.DEALER
        .card(play, Places.hand(action.actor()), action.card())
        .to(Places.laid(action.actor()))
        .tell(Rules.LAY, card -> new Happening.Laid(action.actor(), card));
    Phase.Laying phase = (Phase.Laying) play.state().top();
    play.replace(new Phase.Laying(phase.gathering().enough(action.actor())));
  }
}
