package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;

/** Where cards lie that are not in play. */
public final class Places {
  /** An event or an aftermath that is being carried out; everybody sees it. */
  public static final Place PLAYED = Place.of("played");

  /** All cards in play; how they lie is told by the board. */
  public static final Place IN_PLAY = Place.of("in-play");

  // Asked several times a decision; index 0 is seat 1.
  private static final ImmutableList<Place> DECKS = of("deck");
  private static final ImmutableList<Place> HANDS = of("hand");
  private static final ImmutableList<Place> DISCARDS = of("discard");
  private static final ImmutableList<Place> HIDDEN = of("hidden-agenda");
  private static final ImmutableList<Place> SET = of("set-aftermaths");

  private Places() {}

  /** The deck of that player, the top first. */
  public static Place deck(Seat seat) {
    return DECKS.get(seat.index());
  }

  /** The hand of that player. */
  public static Place hand(Seat seat) {
    return HANDS.get(seat.index());
  }

  /** The discard pile of that player, the first discarded first. */
  public static Place discard(Seat seat) {
    return DISCARDS.get(seat.index());
  }

  /** The agenda of that player that lies face down. */
  public static Place hiddenAgenda(Seat seat) {
    return HIDDEN.get(seat.index());
  }

  /** The aftermaths that this player has set, in the order of {@link Faction#setUnder}. */
  public static Place set(Seat seat) {
    return SET.get(seat.index());
  }

  /** All places of a game of so many players, each with its kind. */
  public static ImmutableMap<Place, ZoneKind> all(int players) {
    ImmutableMap.Builder<Place, ZoneKind> all = ImmutableMap.builder();
    all.put(IN_PLAY, ZoneKind.open()).put(PLAYED, ZoneKind.open());
    for (Seat seat : Seat.first(players)) {
      all.put(deck(seat), ZoneKind.deck()).put(hand(seat), ZoneKind.hand(seat));
      all.put(discard(seat), ZoneKind.open()).put(hiddenAgenda(seat), ZoneKind.stack(seat));
      all.put(set(seat), ZoneKind.stack(seat));
    }
    return all.buildOrThrow();
  }

  private static ImmutableList<Place> of(String zone) {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    for (int seat = 1; seat <= 4; seat++) {
      places.add(Place.of(zone, Seat.of(seat)));
    }
    return places.build();
  }
}
