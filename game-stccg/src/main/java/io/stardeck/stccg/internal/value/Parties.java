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
  /** All sets of affiliations, by the bits of their ordinals: they are asked for all the time. */
  private static final ImmutableList<ImmutableSet<Affiliation>> SETS = sets();

  private Parties() {}

  private static ImmutableList<ImmutableSet<Affiliation>> sets() {
    Affiliation[] all = Affiliation.values();
    ImmutableList.Builder<ImmutableSet<Affiliation>> sets = ImmutableList.builder();
    for (int bits = 0; bits < 1 << all.length; bits++) {
      Set<Affiliation> set = EnumSet.noneOf(Affiliation.class);
      for (Affiliation each : all) {
        if ((bits >> each.ordinal() & 1) == 1) {
          set.add(each);
        }
      }
      sets.add(Sets.immutableEnumSet(set));
    }
    return sets.build();
  }

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
  public static List<ImmutableSet<Affiliation>> sides(Table table, Seat seat, List<Card> persons) {
    ImmutableSet<Affiliation> present = majors(table, persons);
    if (present.size() <= 1) {
      return ImmutableList.of(present);
    }
    List<ImmutableSet<Affiliation>> sides = new ArrayList<>();
    for (int size = present.size(); size >= 1; size--) {
      for (Set<Affiliation> set : Sets.combinations(present, size)) {
        if (compatible(table, seat, set) && !covered(sides, set)) {
          sides.add(Sets.immutableEnumSet(set));
        }
      }
    }
    return sides;
  }

  private static ImmutableSet<Affiliation> majors(Table table, List<Card> persons) {
    int present = 0;
    for (int i = 0; i < persons.size(); i++) {
      Affiliation affiliation = Affiliations.of(table, persons.get(i));
      present |= affiliation.major() ? 1 << affiliation.ordinal() : 0;
    }
    return SETS.get(present);
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
