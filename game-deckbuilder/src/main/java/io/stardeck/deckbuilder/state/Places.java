package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;

/** Where cards lie face down. */
public final class Places {
  /** The space deck. */
  public static final Place SPACE = Place.of("space");

  /** The starbase deck. */
  public static final Place STARBASE = Place.of("starbase");

  /** The Borg area. */
  public static final Place BORG = Place.of("borg");

  /** The places that all players share. */
  public static final ImmutableList<Place> SHARED = ImmutableList.of(SPACE, STARBASE, BORG);

  private static final int MOST_PLAYERS = 5;

  // Asked several times a decision; index 0 is seat 1.
  private static final ImmutableList<Place> HANDS = of("hand");
  private static final ImmutableList<Place> DECKS = of("deck");

  private Places() {}

  /** The Hand of that player. */
  public static Place hand(Seat seat) {
    return HANDS.get(seat.index());
  }

  /** The Deck of that player. */
  public static Place deck(Seat seat) {
    return DECKS.get(seat.index());
  }

  /** The cards of which {@code look} shows some. */
  public static Place of(Look look) {
    return switch (look.pile()) {
      case HAND -> hand(look.whose());
      case DECK -> deck(look.whose());
      case STARBASE_DECK -> STARBASE;
      case SPACE_DECK -> SPACE;
    };
  }

  /** Whether it is the Hand of a player. */
  public static boolean isHand(Place place) {
    return place.zone().equals("hand");
  }

  /** All places of a game of so many players, and what everybody knows of them. */
  public static ImmutableMap<Place, ZoneKind> all(int players) {
    ImmutableMap.Builder<Place, ZoneKind> all = ImmutableMap.builder();
    for (Seat seat : Seat.first(players)) {
      all.put(hand(seat), ZoneKind.hand(seat)).put(deck(seat), ZoneKind.deck());
    }
    SHARED.forEach(place -> all.put(place, ZoneKind.deck()));
    return all.buildOrThrow();
  }

  private static ImmutableList<Place> of(String zone) {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    for (int index = 0; index < MOST_PLAYERS; index++) {
      places.add(Place.of(zone, Seat.at(index)));
    }
    return places.build();
  }
}
