package io.stardeck.stccg.internal.effects.cards;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.HandUnderDeck;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.LastDrawn;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;

/** {@code HAND_UNDER_DECK}: a hand is shuffled and put below its deck ({@code ST-EFF-09}). */
final class HandUnderDeckWord implements StccgWord<HandUnderDeck> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");
  private static final RuleId ART_05 = RuleId.of("ST-ART-05");

  @Override
  public void perform(Play<StccgState> play, HandUnderDeck effect, Effects run) {
    Seat seat = Who.player(play.state().table(), run, effect.player());
    LastDrawn.forget(play, seat); // a card in a deck bears no mark (ST-ZON-11)
    int cards = play.state().size(Places.hand(seat));
    for (Card card : play.state().cards(Places.hand(seat))) {
      if (!card.owner().equals(seat)) { // an artifact that another has seeded (ST-I-02)
        Discards.discard(play, Places.hand(seat), card, ART_05);
      }
    }
    int under = play.state().size(Places.hand(seat));
    if (under > 0) {
      DEALER.all(play, Places.hand(seat)).under(Places.deck(seat));
      // There and not in the hand: whose it is does not see the order either (ST-VIS-02).
      DEALER.shuffleLowest(play, Places.deck(seat), under);
    }
    play.tell(EFF_09, new CardEvent.HandPutUnderDeck(seat, under));
    Who.moved(play, cards);
  }
}
