package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.sfbf.config.BattleForceConfig;

/** Where action cards and ships lie face down. */
public final class Places {
  /** The draw pile of action cards. */
  public static final Place STARBASE = Place.of("starbase");

  /** The draw pile of ships; those that flotillas destroyed lie at its bottom (BF-PFF-14). */
  public static final Place SHIP_DECK = Place.of("ship-deck");

  /** The most fleets of a game. */
  private static final int MOST_FLEETS = 8;

  // Asked several times a decision; index 0 is seat 1.
  private static final ImmutableList<Place> HANDS = of("hand");
  private static final ImmutableList<Place> STASHES = of("stash");
  private static final ImmutableList<Place> FACE_DOWN = of("face-down");

  private Places() {}

  /** The hand of that player, in an order that means nothing. */
  public static Place hand(Seat seat) {
    return HANDS.get(seat.index());
  }

  /** The reserve action cards of that player (BF-SET-04). */
  public static Place stash(Seat seat) {
    return STASHES.get(seat.index());
  }

  /**
   * The ships of that fleet that lie face down: during the set-up those dealt, later the undamaged
   * Reserve (BF-INF-07). The solitaire enemy, who is no player, has such a fleet, too.
   */
  public static Place faceDown(Seat seat) {
    return FACE_DOWN.get(seat.index());
  }

  /** Where cards lie face down, and what everybody knows of that. */
  public static ImmutableMap<Place, ZoneKind> ofCards(BattleForceConfig config) {
    ImmutableMap.Builder<Place, ZoneKind> all = ImmutableMap.builder();
    all.put(STARBASE, ZoneKind.deck());
    for (Seat seat : Seat.first(config.players())) {
      all.put(hand(seat), ZoneKind.hand(seat)).put(stash(seat), ZoneKind.hand(seat));
    }
    return all.buildOrThrow();
  }

  /** Where ships lie face down; the owner of a fleet sees its own, nobody the solitaire enemy's. */
  public static ImmutableMap<Place, ZoneKind> ofShips(BattleForceConfig config) {
    ImmutableMap.Builder<Place, ZoneKind> all = ImmutableMap.builder();
    all.put(SHIP_DECK, ZoneKind.deck());
    for (Seat seat : Seat.first(config.fleets())) {
      boolean player = seat.number() <= config.players();
      all.put(
          faceDown(seat),
          player ? ZoneKind.hand(seat) : new ZoneKind(ZoneKind.deck().seers(), false));
    }
    return all.buildOrThrow();
  }

  private static ImmutableList<Place> of(String zone) {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    for (int index = 0; index < MOST_FLEETS; index++) {
      places.add(Place.of(zone, Seat.at(index)));
    }
    return places.build();
  }
}
