package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Persons and equipment of one player who face something together, with the numbers that they have
 * there. Only counting personnel are in it ({@code ST-REQ-07}).
 */
public final class Group {
  private static final Role[] ABLE = {
    Role.FREE, Role.STOPPED, Role.GROUP, Role.GEAR, Role.GEAR_STOPPED, Role.GEAR_GROUP
  };

  private final Facts facts;
  private final Seat seat;
  private final int location;
  private final @Nullable Ship ship;
  private final @Nullable Host host;
  private final List<Person> persons = new ArrayList<>();
  private final List<Card> cards = new ArrayList<>();
  private final List<Card> gear = new ArrayList<>();
  private boolean crew;

  private Group(Facts facts, Seat seat, int location, @Nullable Ship ship, @Nullable Host host) {
    this.facts = facts;
    this.seat = seat;
    this.location = location;
    this.ship = ship;
    this.host = host;
  }

  /** Those on {@code host} in some roles, equipment with them if a role of persons is its own. */
  public static Group of(Facts facts, Seat seat, int location, Host host, Role... roles) {
    Ship ship = facts.table().ship(host);
    Group group = new Group(facts, seat, location, ship, host);
    for (Role role : roles) {
      if (role.persons()) {
        group.addPersons(facts.cards(host, role));
      } else {
        group.gear.addAll(facts.cards(host, role));
      }
    }
    return group;
  }

  /**
   * Those on a host in some roles, where it is; aboard a ship that is set aside, where that was.
   */
  public static Group of(Facts facts, Manned manned, Role... roles) {
    return of(facts, manned.seat(), location(facts.table(), manned.host()), manned.host(), roles);
  }

  /** Where a host is, or a ship that is set aside was; -1 for one that is gone. */
  public static int location(Table table, Host host) {
    @Nullable Ship ship = table.ship(host);
    return ship == null ? Sites.of(table, host) : ship.location();
  }

  /** Everybody on a host who is not disabled, stopped or not, with all equipment. */
  public static Group whole(Facts facts, Manned manned) {
    return of(facts, manned, ABLE);
  }

  /** The same at a location. */
  public static Group whole(Facts facts, Seat seat, int location, Host host) {
    return of(facts, seat, location, host, ABLE);
  }

  /** Everybody aboard a ship who is not disabled, with all equipment. */
  public static Group aboard(Facts facts, Ship ship) {
    Group all = whole(facts, ship.user(), ship.location(), ship.host());
    all.crew = true;
    return all;
  }

  /** All who defend a ship against intruders, those under house arrest too ({@code ST-BAT-11}). */
  public static Group defending(Facts facts, Ship ship) {
    Group group = new Group(facts, ship.user(), ship.location(), ship, ship.host());
    for (Card card : Intruders.defenders(facts, ship)) {
      if (group.counts(card.without(mark -> mark instanceof Mark.Arrested))) {
        group.add(card);
      }
    }
    group.gear.addAll(group.gearAround());
    return group;
  }

  /** All of some groups of one player at one location, each person with the numbers of the own. */
  public static Group together(List<Group> groups) {
    Group first = groups.get(0);
    Group all = new Group(first.facts, first.seat, first.location, null, null);
    for (Group group : groups) {
      all.persons.addAll(group.persons);
      all.cards.addAll(group.cards);
      all.gear.addAll(group.gear);
    }
    return all;
  }

  /** Those cards, in no place in particular. */
  public static Group ofCards(
      Facts facts, Seat seat, int location, ImmutableList<Card> persons, ImmutableList<Card> gear) {
    Group group = new Group(facts, seat, location, null, null);
    group.addPersons(persons);
    group.gear.addAll(gear);
    return group;
  }

  /**
   * All persons there who can die: those under house arrest or disabled too, but no hologram that
   * is not active ({@code ST-EFF-31}, {@code ST-BAT-11}, {@code ST-HOL-12}).
   */
  public static Group mortal(Facts facts, Manned manned, Role... roles) {
    Group group = of(facts, manned, roles);
    for (Role role : roles) {
      for (Card card :
          role.persons() ? facts.cards(manned.host(), role) : ImmutableList.<Card>of()) {
        if (!group.cards.contains(card) && !group.inactive(card)) {
          group.persons.add(new Person(group, card));
        }
      }
    }
    return group;
  }

  private boolean inactive(Card card) {
    return Holograms.inactive(facts.table(), card, ship, location);
  }

  private void addPersons(ImmutableList<Card> cards) {
    for (int i = 0; i < cards.size(); i++) {
      Card card = cards.get(i);
      if (counts(card)) {
        add(card);
      }
    }
  }

  private void add(Card card) {
    persons.add(new Person(this, card));
    cards.add(card);
  }

  /** Whether a card is a counting person there ({@code ST-REQ-07}). */
  boolean counts(Card card) {
    if (card.has(Mark.Arrested.class) || card.has(Mark.Disabled.class)) {
      return false;
    }
    if (inactive(card)) {
      return false;
    }
    return !disabled(card);
  }

  /** Whether a card that lies in play disables a person on a host ({@code ST-EFF-31}). */
  public static boolean disabled(Facts facts, Seat seat, int location, Host host, Card card) {
    return !facts.table().inForce(Standing.Disable.class).isEmpty()
        && of(facts, seat, location, host).disabled(card);
  }

  private boolean disabled(Card card) {
    for (InForce<Standing.Disable> disable : facts.table().inForce(Standing.Disable.class)) {
      Standing.Disable what = disable.what();
      if (Scopes.card(disable.by(), what.on(), this, card)
          && (what.filter().isEmpty() || Requirements.met(what.filter().get(), alone(card)))) {
        return true;
      }
    }
    return false;
  }

  /** A person with what they have learnt or lost, but without equipment and others. */
  private Group alone(Card card) {
    Group alone = new Group(facts, seat, location, ship, null);
    alone.add(card);
    return alone;
  }

  /** The game as it is known. */
  public Facts facts() {
    return facts;
  }

  /** Whose group it is. */
  public Seat seat() {
    return seat;
  }

  /** The location where it is. */
  public int location() {
    return location;
  }

  /** The ship that takes part, or null. */
  public @Nullable Ship ship() {
    return ship;
  }

  /** Whether it is in an outpost. */
  boolean outpost() {
    return host != null && host.kind() == HostKind.OUTPOST;
  }

  /** The equipment on its host, in the group or not; its own if it is on none. */
  List<Card> gearAround() {
    if (host == null) {
      return gear;
    }
    List<Card> around = new ArrayList<>();
    for (Role role : Role.EQUIPMENT) {
      around.addAll(facts.cards(host, role));
    }
    return around;
  }

  /** The counting persons on its host, in the group or not; its own if it is on none. */
  List<Card> cardsAround() {
    if (host == null) {
      return cards;
    }
    List<Card> around = new ArrayList<>();
    for (Role role : Role.PERSONS) {
      for (Card card : facts.cards(host, role)) {
        if (counts(card)) {
          around.add(card);
        }
      }
    }
    return around;
  }

  /** Of all aboard a ship, those who do not count; of any other group none. */
  List<Card> idle() {
    if (!crew || host == null) {
      return ImmutableList.of();
    }
    List<Card> idle = new ArrayList<>();
    for (Role role : Role.PERSONS) {
      for (Card card : facts.cards(host, role)) {
        if (!cards.contains(card)) {
          idle.add(card);
        }
      }
    }
    return idle;
  }

  /** The counting persons. */
  public List<Person> persons() {
    return persons;
  }

  /** The cards of all counting persons who are there, in a part of the group as well. */
  List<Card> cards() {
    return cards;
  }

  /** The equipment. */
  public List<Card> gear() {
    return gear;
  }

  /** The same place, with one of the persons alone; equipment is still there. */
  Group only(Person person) {
    return only(ImmutableList.of(person));
  }

  /** The same without intruders, who attempt nothing ({@code ST-SPC-09}). */
  public Group withoutIntruders() {
    return only(Lists.filter(ImmutableList.copyOf(persons), person -> person.def() != null));
  }

  /** The same place, with those persons alone. */
  Group only(List<Person> some) {
    Group part = new Group(facts, seat, location, ship, host);
    for (Person person : some) {
      part.persons.add(new Person(part, person.card()));
    }
    part.cards.addAll(cards);
    part.gear.addAll(gear);
    return part;
  }
}
