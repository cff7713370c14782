package io.stardeck.sfbf.config;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.Race;

/**
 * What follows from a configuration, made once. Made for every configuration, however wrong, and
 * never fails.
 */
final class ConfigFacts {
  /** The most players. */
  static final int MOST_PLAYERS = 8;

  /** Ships for each player by the number of fleets ({@code BF-SET-06}). */
  private static final int[] DEAL = {0, 0, 15, 10, 7, 6, 5, 8, 7};

  private static final int FIRST_GAME_DEAL = 4;
  private static final int STANDARD_LIMIT = 65;

  /** The kinds that the first game does without ({@code BF-SET-10}). */
  private static final ImmutableSet<CardKind> NOT_IN_FIRST_GAME =
      Sets.immutableEnumSet(
          CardKind.DSG,
          CardKind.ECM,
          CardKind.ECCM,
          CardKind.ENG,
          CardKind.GUN,
          CardKind.MUT,
          CardKind.ORG,
          CardKind.WW,
          CardKind.PRT,
          CardKind.PFF,
          CardKind.PBF);

  private final int options;
  private final int fleets;
  private final int copies;
  private final int mostShips;
  private final int dealtShips;
  private final boolean picksFleets;
  private final int fleetLimit;
  private final ImmutableSet<CardKind> removedKinds;
  private final ImmutableList<ImmutableList<Seat>> teams;

  /** The allies of each seat, by number, as bits. */
  private final long[] allies = new long[Seat.MAX + 1];

  ConfigFacts(BattleForceConfig config) {
    options = config.options().stream().mapToInt(option -> 1 << option.ordinal()).sum();
    fleets = config.solitaire() && config.players() == 1 ? 2 : config.players();
    copies = fleets > 6 ? 2 : 1;
    mostShips = mostShips(config);
    dealtShips = config.shipsPerPlayer().orElse(mostShips);
    picksFleets = config.options().stream().anyMatch(Option::picksFleets);
    fleetLimit = fleetLimit(config);
    removedKinds = removed(config);
    teams = has(Option.ALLIES) ? teams(config) : ImmutableList.of();
    teams.forEach(this::ally);
  }

  boolean has(Option option) {
    return (options >>> option.ordinal() & 1) != 0;
  }

  int fleets() {
    return fleets;
  }

  int copies() {
    return copies;
  }

  /** The most ships that each player may be dealt; 0 for a number of players that cannot play. */
  int mostShips() {
    return mostShips;
  }

  int dealtShips() {
    return dealtShips;
  }

  boolean picksFleets() {
    return picksFleets;
  }

  int fleetLimit() {
    return fleetLimit;
  }

  ImmutableSet<CardKind> removedKinds() {
    return removedKinds;
  }

  ImmutableList<ImmutableList<Seat>> teams() {
    return teams;
  }

  boolean allied(Seat one, Seat other) {
    return (allies[one.number()] >>> other.number() & 1) != 0;
  }

  private int mostShips(BattleForceConfig config) {
    if (fleets < 2 || fleets > MOST_PLAYERS) {
      return 0;
    }
    if (config.firstGame()) {
      return FIRST_GAME_DEAL;
    }
    int table = DEAL[fleets];
    return has(Option.SINGLE_RACE) ? Math.min(table, Race.FEDERATION.ships() * copies) : table;
  }

  private int fleetLimit(BattleForceConfig config) {
    if (config.firstGame() || picksFleets) {
      return 0;
    }
    return config.pointLimit().orElse(fleets <= 3 ? STANDARD_LIMIT : 0);
  }

  private static ImmutableSet<CardKind> removed(BattleForceConfig config) {
    if (config.firstGame()) {
      return NOT_IN_FIRST_GAME;
    }
    return config.advanced() || config.fighters()
        ? ImmutableSet.of()
        : Sets.immutableEnumSet(CardKind.PBF);
  }

  private static ImmutableList<ImmutableList<Seat>> teams(BattleForceConfig config) {
    int players = config.players();
    if (!config.teams().isEmpty() || players < 2 || players > MOST_PLAYERS || players % 2 != 0) {
      return config.teams();
    }
    int half = players / 2;
    return Seat.first(half).stream()
        .map(seat -> ImmutableList.of(seat, Seat.at(seat.index() + half)))
        .collect(ImmutableList.toImmutableList());
  }

  private void ally(ImmutableList<Seat> team) {
    for (Seat member : team) {
      for (Seat other : team) {
        if (!member.equals(other)) {
          allies[member.number()] |= 1L << other.number();
        }
      }
    }
  }
}
