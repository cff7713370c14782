package io.stardeck.fleetcaptains.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.config.FleetConfig;

/** The places where cards lie. */
public final class Places {
  /** The tiles of the board: the n-th lies in space n. */
  public static final Place CHART = Place.of("chart");

  /** The tiles that are left. */
  public static final Place PILE = Place.of("pile");

  /** The encounters. */
  public static final Place ENCOUNTERS = Place.of("encounters");

  /** Encounters that were resolved. */
  public static final Place SPENT_ENCOUNTERS = Place.of("spent-encounters");

  /** Ships, crew, cargo, scored cards, and whatever else lies open on the table. */
  public static final Place OPEN = Place.of("open");

  /** Cards that are out of the game ({@code FC-MAP-07}). */
  public static final Place TRASH = Place.of("trash");

  private static final ImmutableList<Place> STOCK = each("stock");
  private static final ImmutableList<Place> SPENT = each("spent");
  private static final ImmutableList<Place> DECKS = seats("deck");
  private static final ImmutableList<Place> HANDS = seats("hand");
  private static final ImmutableList<Place> DISCARDS = seats("discards");
  private static final ImmutableList<Place> MISSION_DECKS = seats("mission-deck");
  private static final ImmutableList<Place> MISSIONS = seats("missions");
  private static final ImmutableList<Place> UNCHOSEN = seats("unchosen");
  private static final ImmutableList<Place> CHOSEN = seats("chosen");

  private Places() {}

  private static ImmutableList<Place> each(String zone) {
    return ImmutableList.of(
        Place.of(zone + "-science"), Place.of(zone + "-influence"), Place.of(zone + "-combat"));
  }

  private static ImmutableList<Place> seats(String zone) {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    for (Seat seat : Seat.first(FleetConfig.TEAMS)) {
      places.add(Place.of(zone, seat));
    }
    return places.build();
  }

  /** All places that last through the game, in the order in which they are opened. */
  public static ImmutableMap<Place, ZoneKind> all(int players) {
    ImmutableMap.Builder<Place, ZoneKind> all = ImmutableMap.builder();
    all.put(CHART, ZoneKind.deck()).put(PILE, ZoneKind.deck()).put(ENCOUNTERS, ZoneKind.deck());
    all.put(SPENT_ENCOUNTERS, ZoneKind.open());
    all.put(OPEN, ZoneKind.open()).put(TRASH, ZoneKind.open());
    for (MissionType type : MissionType.values()) {
      all.put(stock(type), ZoneKind.deck()).put(spent(type), ZoneKind.open());
    }
    for (Seat seat : Seat.first(players)) {
      all.put(deck(seat), ZoneKind.deck()).put(hand(seat), ZoneKind.hand(seat));
      all.put(discards(seat), ZoneKind.open()).put(missionDeck(seat), ZoneKind.deck());
      all.put(missions(seat), ZoneKind.stack(seat));
      all.put(unchosen(seat), ZoneKind.hand(seat)).put(chosen(seat), ZoneKind.hand(seat));
    }
    return all.buildOrThrow();
  }

  /** A shared mission deck. */
  public static Place stock(MissionType type) {
    return STOCK.get(type.ordinal());
  }

  /** The discard pile of a type of missions. */
  public static Place spent(MissionType type) {
    return SPENT.get(type.ordinal());
  }

  /** The command deck of a player. */
  public static Place deck(Seat seat) {
    return DECKS.get(seat.index());
  }

  /** The hand of a player. */
  public static Place hand(Seat seat) {
    return HANDS.get(seat.index());
  }

  /** The discard pile of a player, the newest card on top. */
  public static Place discards(Seat seat) {
    return DISCARDS.get(seat.index());
  }

  /** The mission deck of a player. */
  public static Place missionDeck(Seat seat) {
    return MISSION_DECKS.get(seat.index());
  }

  /** The active missions of a player. */
  public static Place missions(Seat seat) {
    return MISSIONS.get(seat.index());
  }

  /** The subdecks that a player has not chosen. */
  public static Place unchosen(Seat seat) {
    return UNCHOSEN.get(seat.index());
  }

  /** The subdecks that a player has chosen. */
  public static Place chosen(Seat seat) {
    return CHOSEN.get(seat.index());
  }

  /** What a cloak token stands for. */
  public static Place token(int number) {
    return new Place("token", number);
  }
}
