package io.stardeck.fleetcaptains.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.fleetcaptains.card.fact.Faction;

/** Who plays at a table, and with whom: each faction has one player or a team of two. */
interface Sides {
  /** Whose turn it is; who begins, in the set-up. */
  Seat active();

  /** The players, in seat order. */
  ImmutableList<Captain> captains();

  /** That player. */
  default Captain captain(Seat seat) {
    return captains().get(seat.index());
  }

  /** The number of players. */
  default int players() {
    return captains().size();
  }

  /** The first player of a faction. */
  default Seat seat(Faction faction) {
    return Seat.at(faction.ordinal());
  }

  /** All players of a faction, in seat order. */
  default ImmutableList<Seat> seats(Faction faction) {
    return Lists.filter(Seat.first(players()), seat -> faction(seat) == faction);
  }

  /** Whether the two are enemies; nobody is their own, or a team mate's ({@code FC-TEA-05}). */
  default boolean enemies(Seat one, Seat other) {
    return faction(one) != faction(other);
  }

  /** The points of all players of a faction together ({@code FC-TEA-10}). */
  default int score(Faction faction) {
    int sum = 0;
    for (int i = 0; i < players(); i++) {
      sum += captains().get(i).faction() == faction ? captains().get(i).score() : 0;
    }
    return sum;
  }

  /** The faction of a player. */
  default Faction faction(Seat seat) {
    return captain(seat).faction();
  }

  /** A player, and their team mate ({@code FC-TEA-06}). */
  default Audience side(Seat seat) {
    Audience side = Audience.only(seat);
    for (int i = 0; i < players(); i++) {
      side = enemies(seat, Seat.at(i)) ? side : side.or(Audience.only(Seat.at(i)));
    }
    return side;
  }

  /** The enemy player whose turn comes next ({@code FC-TEA-11}). */
  default Seat opponent(Seat seat) {
    Seat next = active().next(players());
    return enemies(seat, next) ? next : next.next(players());
  }

  /** The ships of a faction that may be called, by either of its players ({@code FC-TEA-12}). */
  default ImmutableList<CardId> reserve(Seat seat) {
    return captain(seat(faction(seat))).reserve();
  }
}
