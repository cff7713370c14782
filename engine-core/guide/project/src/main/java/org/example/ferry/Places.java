package org.example.ferry;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;

/** Where cards lie, and who sees them there. */
final class Places {
  static final Place DECK = Place.of("deck");
  static final Place DISCARD = Place.of("discard");

  private Places() {}

  static Place hand(Seat seat) {
    return Place.of("hand", seat);
  }

  static Place laid(Seat seat) {
    return Place.of("laid", seat);
  }

  /** All places of a game. */
  static ImmutableMap<Place, ZoneKind> all(int players) {
    ImmutableMap.Builder<Place, ZoneKind> places = ImmutableMap.builder();
    places.put(DECK, ZoneKind.deck()).put(DISCARD, ZoneKind.open());
    for (Seat seat : Seat.first(players)) {
      places.put(hand(seat), ZoneKind.hand(seat)).put(laid(seat), ZoneKind.hand(seat));
    }
    return places.buildOrThrow();
  }

  /** The cards 1 to 32 are numbered from 0 on. */
  static ImmutableList<CardId> roster() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int number = 0; number < 32; number++) {
      cards.add(CardId.of(number));
    }
    return cards.build();
  }
}
