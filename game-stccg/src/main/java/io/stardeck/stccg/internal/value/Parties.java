package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** All own cards at one place that could act together now ({@code ST-ORD-10}). */
public final class Parties {
  private Parties() {}

  /** The maximal sets of compatible affiliations among the free persons of {@code seat} there. */
  public static List<ImmutableSet<Affiliation>> sides(Facts facts, Seat seat, Host host) {
    return sides(facts, seat, host, Role.FREE);
  }

  /**
   * The maximal sets of compatible affiliations among the persons of {@code seat} in some roles.
   */
  public static List<ImmutableSet<Affiliation>> sides(
      Facts facts, Seat seat, Host host, Role... roles) {
    Set<Affiliation> present = EnumSet.noneOf(Affiliation.class);
    for (Role role : roles) {
      for (Card card : facts.cards(host, role)) {
        Affiliation affiliation = Affiliations.of(facts.table(), card);
        if (affiliation.major()) {
          present.add(affiliation);
        }
      }
    }
    List<ImmutableSet<Affiliation>> sides = new ArrayList<>();
    if (present.size() <= 1) {
      sides.add(Sets.immutableEnumSet(present));
      return sides;
    }
    for (int size = present.size(); size >= 1; size--) {
      for (Set<Affiliation> set : Sets.combinations(present, size)) {
        if (compatible(facts.table(), seat, set) && !covered(sides, set)) {
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

  /** The party of those sides: its persons, the neutral ones there, and all equipment. */
  public static ImmutableList<Card> of(
      Facts facts, Host host, int location, ImmutableSet<Affiliation> sides) {
    ImmutableList.Builder<Card> party = ImmutableList.builder();
    Table table = facts.table();
    Ship ship = host.kind() == HostKind.SHIP ? table.ship(host.card()) : null;
    for (Card card : facts.cards(host, Role.FREE)) {
      Affiliation affiliation = Affiliations.of(table, card);
      boolean inactive =
          table.def(card) instanceof PersonnelDef person
              && person.hologram()
              && !Holograms.active(table, card, ship, location);
      if (!inactive && (!affiliation.major() || sides.contains(affiliation))) {
        party.add(card);
      }
    }
    return party.addAll(facts.cards(host, Role.GEAR)).build();
  }
}
