package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;

/** Whose cards are whose, as far as a seat knows. */
final class Holdings {
  /** Takes a card, and how likely it is that player's. */
  interface Taker {
    void take(CardDef card, double share);
  }

  private Holdings() {}

  /** All that may be among the cards of {@code seat}, wherever they lie. */
  static void each(Moment moment, Seat seat, Taker taker) {
    Area area = moment.table().area(seat);
    all(moment, area.bridge(), taker);
    all(moment, area.discard(), taker);
    all(moment, moment.view().zones().cards(Places.hand(seat)), taker);
    all(moment, moment.view().zones().cards(Places.deck(seat)), taker);
    for (Pool pool : moment.view().zones().known()) {
      double share = share(moment, seat, pool);
      for (Face face : pool.faces()) {
        if (share > 0) {
          taker.take(moment.table().config().cardSet().card(face.name()), share);
        }
      }
    }
  }

  private static void all(Moment moment, ImmutableList<CardId> cards, Taker taker) {
    for (CardId card : cards) {
      taker.take(moment.def(card), 1);
    }
  }

  /** How many of the unseen cards of {@code pool} are theirs. */
  private static double share(Moment moment, Seat seat, Pool pool) {
    double own = 0;
    double all = 0;
    for (Place place : pool.places()) {
      int unseen = moment.view().zones().at(place).unseen();
      all += unseen;
      own += place.equals(Places.hand(seat)) || place.equals(Places.deck(seat)) ? unseen : 0;
    }
    return own / all;
  }
}
