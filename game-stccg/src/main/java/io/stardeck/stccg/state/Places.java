package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import java.util.List;
import java.util.stream.IntStream;

/** The places beside hosts where cards lie ({@code ST-ZON-01} to {@code ST-ZON-04}). */
public final class Places {
  /** Ships, outposts, missions and whatever lies on them: all that lies open in play. */
  public static final Place IN_PLAY = Place.of("in-play");

  /** Those of the first locations are made once: they are asked for all the time. */
  private static final ImmutableList<Place> STACKS =
      IntStream.range(0, 100)
          .mapToObj(location -> new Place("stack", location))
          .collect(ImmutableList.toImmutableList());

  private Places() {}

  /**
   * Those that are there in the whole game, and what everybody knows of them. Places of hosts, seed
   * stacks and what cards hold come and go.
   */
  public static ImmutableMap<Place, ZoneKind> lasting(int players) {
    ImmutableMap.Builder<Place, ZoneKind> all = ImmutableMap.builder();
    all.put(IN_PLAY, ZoneKind.open());
    for (Seat seat : Seat.first(players)) {
      all.put(missions(seat), ZoneKind.deck()).put(deck(seat), ZoneKind.deck());
      for (Place own : List.of(seeds(seat), outposts(seat), hand(seat), unseeded(seat))) {
        all.put(own, ZoneKind.hand(seat));
      }
      for (Place pile : List.of(discard(seat), out(seat), points(seat))) {
        all.put(pile, ZoneKind.open());
      }
    }
    return all.buildOrThrow();
  }

  /** The mission pile. */
  public static Place missions(Seat seat) {
    return Place.of("missions", seat);
  }

  /** Dilemmas and artifacts not yet seeded. */
  public static Place seeds(Seat seat) {
    return Place.of("seeds", seat);
  }

  /** Outposts not yet placed. */
  public static Place outposts(Seat seat) {
    return Place.of("outposts", seat);
  }

  /** The draw deck, the top first. */
  public static Place deck(Seat seat) {
    return Place.of("deck", seat);
  }

  /** The hand. */
  public static Place hand(Seat seat) {
    return Place.of("hand", seat);
  }

  /** The discard pile, the last one first. */
  public static Place discard(Seat seat) {
    return Place.of("discard", seat);
  }

  /** The out-of-play pile of cards that were shown. */
  public static Place out(Seat seat) {
    return Place.of("out", seat);
  }

  /** The out-of-play pile of seed cards that nobody else has seen ({@code ST-SED-10}). */
  public static Place unseeded(Seat seat) {
    return Place.of("unseeded", seat);
  }

  /** The points area ({@code ST-SCO-04}). */
  public static Place points(Seat seat) {
    return Place.of("points", seat);
  }

  /** The seed stack of a location, the card that is met first on top. */
  public static Place stack(int location) {
    return location >= 0 && location < STACKS.size()
        ? STACKS.get(location)
        : new Place("stack", location);
  }

  /** The persons whom a card holds ({@code ST-EFF-29}). */
  public static Place held(CardId by) {
    return Place.of("held", by);
  }
}
