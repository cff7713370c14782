package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** All own cards at one place that could act together now ({@code ST-ORD-10}). */
public final class Parties {
  private Parties() {}

  /** The counting persons of {@code seat} there in some roles; no others take part in anything. */
  public static ImmutableList<Card> able(
      Facts facts, Seat seat, int location, Host host, Role... roles) {
    Group there = Group.of(facts, seat, location, host);
    ImmutableList.Builder<Card> able = ImmutableList.builder();
    for (Role role : roles) {
      for (Card card : facts.cards(host, role)) {
        if (there.counts(card)) {
          able.add(card);
        }
      }
    }
    return able.build();
  }

  /** The maximal sets of compatible affiliations among those persons of {@code seat}. */
  public static List<ImmutableSet<Affiliation>> sides(
      Table table, Seat seat, ImmutableList<Card> persons) {
    Set<Affiliation> present = EnumSet.noneOf(Affiliation.class);
    for (Card card : persons) {
      Affiliation affiliation = Affiliations.of(table, card);
      if (affiliation.major()) {
        present.add(affiliation);
      }
    }
    List<ImmutableSet<Affiliation>> sides = new ArrayList<>();
    if (present.size() <= 1) {
      sides.add(Sets.immutableEnumSet(present));
      return sides;
    }
    for (int size = present.size(); size >= 1; size--) {
      for (Set<Affiliation> set : Sets.combinations(present, size)) {
        if (compatible(table, seat, set) && !covered(sides, set)) {
          sides.add(Sets.immutableEnumSet(set));
        }
      }
    }
    return sides;
  }

  private static boolean covered(List<ImmutableSet<Affiliation>> sides, Set<Affiliation> set) {
    for (ImmutableSet<Affiliation> side : sides) {
      if (side.containsAll(set)) {
        return true;
      }
    }
    return false;
  }

  private static boolean compatible(Table table, Seat seat, Set<Affiliation> set) {
    for (Affiliation one : set) {
      for (Affiliation other : set) {
        if (!Affiliations.compatible(table, seat, one, other)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The party of those sides: its persons and the neutral ones. */
  public static ImmutableList<Card> of(
      Table table, ImmutableList<Card> persons, ImmutableSet<Affiliation> sides) {
    ImmutableList.Builder<Card> party = ImmutableList.builder();
    for (Card card : persons) {
      Affiliation affiliation = Affiliations.of(table, card);
      if (!affiliation.major() || sides.contains(affiliation)) {
        party.add(card);
      }
    }
    return party.build();
  }
}
