package io.stardeck.engine.highcard;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Drawing any card of the deck, unseen by the others ({@code HC-02}). */
final class Drawing implements ActionRule<Deal, Deal.View, Move.Draw> {
  @Override
  public void candidates(Deal.View view, Consumer<? super Move.Draw> offer) {
    offer.accept(new Move.Draw(view.seat()));
  }

  @Override
  public void check(Deal.View view, Move.Draw action, Findings findings) {
    int handSize = view.open().config().handSize();
    if (view.deckSize() == 0) {
      findings.reject(HighCard.DRAW, "the deck is empty");
    }
    if (view.hand().size() >= handSize) {
      findings.reject(HighCard.DRAW, "a hand has at most %s cards", handSize);
    }
  }

  @Override
  public void perform(Play<Deal> play, Move.Draw action) {
    int drawn = play.below(play.state().deck().size());
    Deal deal = play.state();
    List<Integer> deck = new ArrayList<>(deal.deck());
    int card = deck.remove(drawn);
    List<Integer> hand = new ArrayList<>(deal.hand(action.actor()));
    hand.add(card);
    Deal left = new Deal(deal.open(), deal.hands(), ImmutableList.copyOf(deck), deal.chance());
    play.become(left.withHand(action.actor(), hand));
    play.tell(HighCard.DRAW, new Happening.Drawn(action.actor()));
    play.tell(Audience.only(action.actor()), HighCard.DRAW, new Happening.Gained(card));
  }
}
