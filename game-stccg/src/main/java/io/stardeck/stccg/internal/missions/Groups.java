package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Table;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Who may attempt a mission ({@code ST-ATT-03}, {@code ST-ATT-04}, {@code ST-ATT-12}). */
public final class Groups {
  private static final RuleId ATT_03 = RuleId.of("ST-ATT-03");
  private static final RuleId ATT_12 = RuleId.of("ST-ATT-12");
  private static final RuleId ATT_20 = RuleId.of("ST-ATT-20");

  private Groups() {}

  /** All on {@code party} who could attempt a mission: no intruder does ({@code ST-SPC-09}). */
  static ImmutableList<Card> able(Facts facts, Seat seat, int location, Host party) {
    ImmutableList<Card> able = Parties.able(facts, seat, location, party, Role.FREE);
    for (int i = 0; i < able.size(); i++) {
      if (Intruders.is(facts.table(), able.get(i))) {
        return Lists.filter(able, card -> !Intruders.is(facts.table(), card));
      }
    }
    return able;
  }

  /** Reports what is wrong with a group of those cards. */
  public static void check(
      Facts facts, Seat seat, Location location, List<Card> cards, Findings findings) {
    ImmutableList.Builder<Card> some = ImmutableList.builder();
    for (Card card : cards) {
      if (Boarding.person(facts.table(), card) && !card.has(Mark.Arrested.class)) {
        some.add(card);
      }
    }
    ImmutableList<Card> persons = some.build();
    boolean tried = true;
    for (Card card : persons) {
      tried &= card.marks().contains(new Mark.Tried(location.number()));
    }
    if (persons.isEmpty()) {
      findings.reject(ATT_20, "a group has a person");
      return;
    }
    affiliations(facts.table(), seat, location, persons, findings);
    if (tried) {
      findings.reject(ATT_12, "all of them have tried in vain in this turn");
    }
  }

  /** Whether the group that was to attempt a mission may still do so ({@code ST-INT-10}). */
  static boolean stands(Facts facts, Seat seat, Location location, Host host) {
    ImmutableList<Card> group = Parties.able(facts, seat, location.number(), host, Role.GROUP);
    Findings probe = Findings.probing();
    check(facts, seat, location, group, probe);
    return probe.clean() && Parties.sides(facts.table(), seat, group).size() == 1;
  }

  /** Whether one of those cards is a person. */
  static boolean persons(Table table, List<Card> cards) {
    for (Card card : cards) {
      if (Boarding.person(table, card)) {
        return true;
      }
    }
    return false;
  }

  private static void affiliations(
      Table table, Seat seat, Location location, ImmutableList<Card> persons, Findings findings) {
    MissionDef mission = (MissionDef) table.def(location.card());
    if (mission.anyAffiliation()) {
      return;
    }
    Set<Affiliation> named = named(table, seat, location);
    for (Card card : persons) {
      if (named.contains(Affiliations.of(table, card))) {
        return; // all others go with that one, as they go together (ST-AFF-05)
      }
    }
    findings.reject(ATT_03, "nobody of an affiliation that the mission names");
  }

  /**
   * The affiliations that count as named: those on the side that faces the player, by espionage.
   */
  private static Set<Affiliation> named(Table table, Seat seat, Location location) {
    ImmutableSet<Affiliation> printed = Sites.named(table, location, seat);
    Set<Affiliation> named = EnumSet.copyOf(printed);
    for (InForce<Standing.Espionage> spies : table.inForce(Standing.Espionage.class)) {
      On on = spies.by().on();
      boolean here = on.kind() != On.Kind.LOCATION || on.isLocation(location.number());
      if (here && spies.by().controller().equals(seat) && printed.contains(spies.what().on())) {
        named.add(spies.what().by());
      }
    }
    return named;
  }
}
