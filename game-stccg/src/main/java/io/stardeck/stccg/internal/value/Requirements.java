package io.stardeck.stccg.internal.value;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EquipmentDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Whether a group meets a requirement ({@code ST-REQ-01} to {@code ST-REQ-20}). */
public final class Requirements {
  private static final int WHOLE = 2;

  /** One for each word; a test sees that none is missing. */
  private static final Map<Class<?>, Check<Requirement>> CHECKS = new IdentityHashMap<>();

  static {
    put(Requirement.AnyOf.class, (any, group) -> anyMet(any.of(), group));
    put(Requirement.AllOf.class, (all, group) -> allMet(all.of(), group));
    put(Requirement.Not.class, (not, group) -> !met(not.of(), group));
    put(
        Requirement.HasSkill.class,
        (skill, group) -> skillHalves(group, skill.name()) >= WHOLE * skill.n().orElse(1));
    put(
        Requirement.HasClass.class,
        (named, group) -> halves(group, named.is()) >= WHOLE * named.n().orElse(1));
    put(Requirement.Total.class, (total, group) -> total.holds(sum(group, total.attribute())));
    put(
        Requirement.OfOne.class,
        (one, group) ->
            count(group, person -> one.holds(person.attribute(one.attribute())))
                >= one.n().orElse(1));
    put(
        Requirement.IsPerson.class,
        (key, group) -> count(group, def(def -> def.uniqueKey().equals(key.key()))) >= 1);
    put(
        Requirement.OfAffiliation.class,
        (of, group) -> count(group, person -> person.affiliation() == of.is()) >= of.n().orElse(1));
    put(
        Requirement.HasIcon.class,
        (icon, group) -> count(group, def(def -> def.bears(icon.is()))) >= icon.n().orElse(1));
    put(
        Requirement.IsClassified.class,
        (named, group) ->
            count(group, person -> person.classified(named.is())) >= named.n().orElse(1));
    put(
        Requirement.HasGender.class,
        (gender, group) ->
            holding(group, def -> def.gender().filter(gender.is()::equals).isPresent())
                >= gender.n().orElse(1));
    put(
        Requirement.HasTrait.class,
        (trait, group) ->
            holding(group, def -> def.traits().contains(trait.is())) >= trait.n().orElse(1));
    put(
        Requirement.HasEquipment.class,
        (item, group) -> equipment(group, item.is()) >= item.n().orElse(1));
    put(
        Requirement.Present.class,
        (card, group) -> present(group, card.card()) >= card.n().orElse(1));
    put(
        Requirement.OfKind.class,
        (kind, group) ->
            count(group, person -> group.facts().table().def(person.card()).kind() == kind.is())
                >= 1);
    put(Requirement.Persons.class, (persons, group) -> persons.holds(group.persons().size()));
    put(Requirement.OfShip.class, Requirements::ship);
    put(
        Requirement.ShipHas.class,
        (has, group) ->
            group.ship() != null
                && def(group, group.ship()).specialEquipment().contains(has.equipment()));
    put(
        Requirement.ShipOf.class,
        (of, group) ->
            group.ship() != null
                && Affiliations.of(group.facts().table(), group.ship().card()) == of.is());
    put(Requirement.InPlay.class, InPlay::met);
    put(Requirement.Score.class, InPlay::score);
    put(Requirement.At.class, InPlay::at);
    put(Requirement.OtherGroup.class, InPlay::other);
    put(Requirement.OfTop.class, Requirements::top);
    put(Requirement.MissionSolved.class, (solved, group) -> InPlay.solved(group));
    put(
        Requirement.SameOne.class,
        (same, group) -> count(group, person -> allMet(same.of(), group.only(person))) >= 1);
  }

  private Requirements() {}

  private interface Check<R extends Requirement> {
    boolean met(R requirement, Group group);
  }

  @SuppressWarnings("unchecked") // the table is keyed by the type that the check takes
  private static <R extends Requirement> void put(Class<R> type, Check<R> check) {
    CHECKS.put(type, (Check<Requirement>) check);
  }

  /** Whether there is a check for that word. For coverage by tests. */
  public static boolean knows(Class<?> word) {
    return CHECKS.containsKey(word);
  }

  /** Whether {@code group} meets {@code requirement}. */
  public static boolean met(Requirement requirement, Group group) {
    Check<Requirement> check = CHECKS.get(requirement.getClass());
    return Verify.verifyNotNull(check, "no check for %s", requirement).met(requirement, group);
  }

  /** Whether one of them is met. */
  public static boolean anyMet(ImmutableList<Requirement> some, Group group) {
    for (int i = 0; i < some.size(); i++) {
      if (met(some.get(i), group)) {
        return true;
      }
    }
    return false;
  }

  private static boolean allMet(ImmutableList<Requirement> all, Group group) {
    for (int i = 0; i < all.size(); i++) {
      if (!met(all.get(i), group)) {
        return false;
      }
    }
    return true;
  }

  /** Whether one person of the group meets {@code filter} alone. */
  public static boolean fits(Requirement filter, Person person, Group group) {
    return met(filter, group.only(person));
  }

  /** The levels of a skill, in halves, of all together. */
  public static int skillHalves(Group group, String skill) {
    int sum = 0;
    for (Person person : group.persons()) {
      sum += person.halves(skill);
    }
    return sum;
  }

  /** The levels of a classification and the skill of its name in a group, in halves. */
  public static int halves(Group group, Classification classification) {
    int sum = 0;
    for (Person person : group.persons()) {
      sum += person.halves(classification);
    }
    return sum;
  }

  /** The total of an attribute. */
  public static int sum(Group group, Attribute attribute) {
    int sum = 0;
    for (Person person : group.persons()) {
      sum += person.attribute(attribute);
    }
    return sum;
  }

  /** The persons who are highest in an attribute, the highest first. */
  public static List<Person> highest(Group group, Attribute attribute, int n) {
    List<Person> sorted = new ArrayList<>(group.persons());
    sorted.sort(Comparator.<Person>comparingInt(person -> person.attribute(attribute)).reversed());
    return sorted.subList(0, Math.min(n, sorted.size()));
  }

  private static int count(Group group, Predicate<Person> test) {
    int count = 0;
    for (Person person : group.persons()) {
      count += test.test(person) ? 1 : 0;
    }
    return count;
  }

  /** How many are so by their data ({@code ST-REQ-14}): aboard, those too who do not count. */
  private static int holding(Group group, Predicate<PersonnelDef> test) {
    int count = count(group, def(test));
    for (Card card : group.idle()) {
      boolean so = group.facts().table().def(card) instanceof PersonnelDef def && test.test(def);
      count += so ? 1 : 0;
    }
    return count;
  }

  private static Predicate<Person> def(Predicate<PersonnelDef> test) {
    return person -> {
      PersonnelDef def = person.def();
      return def != null && test.test(def);
    };
  }

  private static int equipment(Group group, String idOrTag) {
    int count = 0;
    for (Card card : group.gear()) {
      CardDef def = group.facts().table().def(card);
      count += def.id().equals(idOrTag) || tags(def).contains(idOrTag) ? 1 : 0;
    }
    return count;
  }

  /** An artifact used as equipment is equipment ({@code ST-REQ-15}). */
  private static ImmutableSet<String> tags(CardDef def) {
    return def instanceof EquipmentDef item
        ? item.tags()
        : def instanceof ArtifactDef artifact ? artifact.tags() : ImmutableSet.of();
  }

  private static int present(Group group, String def) {
    int count = 0;
    for (Person person : group.persons()) {
      count += person.card().def().equals(def) ? 1 : 0;
    }
    for (Card card : group.gear()) {
      count += card.def().equals(def) ? 1 : 0;
    }
    Ship ship = group.ship();
    if (ship != null) {
      for (Role role : Role.ALL) {
        count += aboard(group, ship, role, def);
      }
    }
    return count;
  }

  /** How many such cards are aboard and not in the group: persons who do not count as well. */
  private static int aboard(Group group, Ship ship, Role role, String def) {
    int count = 0;
    for (Card card : group.facts().cards(ship.host(), role)) {
      boolean within = role.persons() ? group.cards().contains(card) : group.gear().contains(card);
      count += card.def().equals(def) && !within ? 1 : 0;
    }
    return count;
  }

  private static boolean ship(Requirement.OfShip asked, Group group) {
    Ship ship = group.ship();
    return ship != null && asked.holds(ShipNumbers.of(group.facts(), ship, asked.stat()));
  }

  private static ShipDef def(Group group, Ship ship) {
    return (ShipDef) group.facts().table().def(ship.card());
  }

  private static boolean top(Requirement.OfTop top, Group group) {
    return met(top.of(), group.only(highest(group, top.attribute(), top.n())));
  }
}
