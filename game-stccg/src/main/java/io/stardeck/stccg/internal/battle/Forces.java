package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** Ships that fight, and their numbers ({@code ST-SHB-01} to {@code ST-SHB-11}). */
final class Forces {
  private Forces() {}

  /** Whether a ship of {@code seat} is there and able to strike, but for a leader. */
  static boolean able(Table table, Ship ship, Seat seat, int location) {
    return ship.of(seat) && !ship.stopped() && exposed(table, ship, location);
  }

  /** Whether a ship is there and can be struck at ({@code ST-BAT-04}, {@code ST-BAT-10}). */
  static boolean exposed(Table table, @Nullable Ship ship, int location) {
    return ship != null && ship.at(location) && !ship.cloaked() && !peaceful(table, ship);
  }

  /** Whether no battle of any kind is possible by or against a ship ({@code ST-EFF-55}). */
  static boolean peaceful(Table table, Ship ship) {
    return Preventions.of(table, Deed.BATTLE, ship);
  }

  /** Whether no battle against an outpost is possible ({@code ST-EFF-55}). */
  static boolean peaceful(Table table, Outpost outpost) {
    return Preventions.of(
        table, Deed.BATTLE, outpost.controller(), outpost.location(), outpost.host());
  }

  /** Whether an unstopped leader is aboard ({@code ST-SHB-02}). */
  static boolean led(Facts facts, Ship ship, Seat seat) {
    Group crew = Group.of(facts, seat, ship.location(), ship.host(), Role.FREE, Role.GEAR);
    return led(facts.table(), ship.id(), crew);
  }

  /** Whether somebody of a crew leads it; on a ship of theirs an intruder does. */
  static boolean led(Table table, CardId ship, Group crew) {
    for (Person person : crew.persons()) {
      if (person.leads() || person.def() == null && Intruders.command(table, ship)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a ship, or a person aboard, is of an affiliation ({@code ST-AFF-09}). */
  static boolean has(Facts facts, Ship ship, Affiliation affiliation) {
    if (Affiliations.of(facts.table(), ship.card()) == affiliation) {
      return true;
    }
    for (Role role : Role.PERSONS) {
      if (has(facts, facts.cards(ship.host(), role), affiliation)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of those cards, not under house arrest, is of an affiliation. */
  static boolean has(Facts facts, ImmutableList<Card> cards, Affiliation affiliation) {
    for (Card card : cards) {
      if (!card.has(Mark.Arrested.class) && Affiliations.of(facts.table(), card) == affiliation) {
        return true;
      }
    }
    return false;
  }

  /** The WEAPONS of ships together. */
  static int weapons(Facts facts, ImmutableList<CardId> ships) {
    int sum = 0;
    for (CardId id : ships) {
      Ship ship = facts.table().ship(id);
      sum += ship == null ? 0 : ShipNumbers.of(facts, ship, Stat.WEAPONS);
    }
    return sum;
  }
}
