package io.stardeck.engine.contraband;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;

/** Where cards lie. */
final class Places {
  private static final int BOX = 10;

  private Places() {}

  /** Face down for all. */
  static Place deck(Seat seat) {
    return Place.of("deck", seat);
  }

  /** Seen by its owner. */
  static Place hand(Seat seat) {
    return Place.of("hand", seat);
  }

  /** Laid face down by its owner, one on the other. */
  static Place stash(Seat seat) {
    return Place.of("stash", seat);
  }

  /** Seen by all. */
  static Place yard(Seat seat) {
    return Place.of("yard", seat);
  }

  /** A token at which all can point; what it holds its owner knows. */
  static Place box(Seat seat, int number) {
    return new Place("box", BOX * seat.number() + number);
  }

  static ImmutableList<Place> boxes(Seat seat) {
    return ImmutableList.of(box(seat, 0), box(seat, 1), box(seat, 2));
  }

  /** Where the cards of the deck of {@code seat} are. */
  static ImmutableList<Place> ofDeck(Seat seat) {
    return ImmutableList.of(deck(seat), hand(seat), stash(seat), yard(seat));
  }

  /** The seat whose place that is. */
  static Seat owner(Place place) {
    return Seat.of(place.zone().equals("box") ? place.of() / BOX : place.of());
  }

  static ZoneKind kind(Place place) {
    return switch (place.zone()) {
      case "deck" -> ZoneKind.deck();
      case "hand" -> ZoneKind.hand(owner(place));
      case "yard" -> ZoneKind.open();
      default -> ZoneKind.stack(owner(place));
    };
  }
}
