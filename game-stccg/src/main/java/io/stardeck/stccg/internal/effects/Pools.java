package io.stardeck.stccg.internal.effects;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.Chooser;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Marks.Manned;
import io.stardeck.stccg.internal.value.Amounts;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Question;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** The persons that an effect looks at, ordered by place ({@code ST-RNG-02}). */
final class Pools {
  private static final RuleId VIS_05 = RuleId.of("ST-VIS-05");

  private final StccgState state;
  private final Run run;
  private final Selection selection;
  private final List<Entry> entries = new ArrayList<>();

  private record Entry(Card card, Host host, Seat seat, Place place, Person person, Group group) {}

  private Pools(StccgState state, Run run, Selection selection) {
    this.state = state;
    this.run = run;
    this.selection = selection;
  }

  /** Those whom {@code selection} may take. */
  static Pools of(StccgState state, Run run, Selection selection) {
    Pools pool = new Pools(state, run, selection);
    switch (selection.among()) {
      case GROUP -> pool.add(run.on().host(), run.seat(), Role.GROUP);
      case TOP -> pool.addTop();
      case ABOARD, TARGET -> pool.addAll(run.on().host());
      case HELD -> pool.addHeld();
      case ON_PLANET ->
          pool.addAll(Optional.of(Host.team(run.on().location().orElseThrow(), run.seat())));
      case IN_PLAY -> {
        for (Manned manned : Marks.hosts(state.table())) {
          pool.add(manned);
        }
      }
      case OPPOSING -> {}
    }
    return pool;
  }

  private void addAll(Optional<Host> host) {
    if (host.isPresent()) {
      for (Manned manned : Marks.hosts(state.table())) {
        if (manned.host().equals(host.get())) {
          add(manned);
        }
      }
    }
  }

  private void add(Manned manned) {
    for (Role role : Role.values()) {
      if (role.persons()) {
        add(Optional.of(manned.host()), manned.seat(), role);
      }
    }
  }

  private void add(Optional<Host> host, Seat seat, Role role) {
    if (host.isPresent()) {
      Group group = Group.of(state, seat, location(host.get()), host.get(), role, gear(role));
      for (Person person : group.persons()) {
        entries.add(
            new Entry(person.card(), host.get(), seat, host.get().place(role), person, group));
      }
    }
  }

  private static Role gear(Role role) {
    return role == Role.GROUP
        ? Role.GEAR_GROUP
        : role == Role.STOPPED ? Role.GEAR_STOPPED : Role.GEAR;
  }

  private void addTop() {
    add(run.on().host(), run.seat(), Role.GROUP);
    if (!entries.isEmpty()) {
      List<Person> top =
          Requirements.highest(
              entries.get(0).group(), selection.highest().orElse(Attribute.STRENGTH), 2);
      entries.removeIf(entry -> !top.contains(entry.person()));
    }
  }

  private void addHeld() {
    for (Manned manned : Marks.hosts(state.table())) {
      add(manned);
    }
    entries.removeIf(entry -> !entry.card().marks().contains(new Mark.Held(run.card())));
  }

  private int location(Host host) {
    if (host.kind() == HostKind.TEAM) {
      return host.teamLocation();
    }
    Ship ship = host.kind() == HostKind.SHIP ? state.table().ship(host.card()) : null;
    return ship == null ? run.on().location().orElse(-1) : ship.location();
  }

  /** Those who are as the filter says. */
  List<Card> fitting() {
    List<Card> fitting = new ArrayList<>();
    for (Entry entry : entries) {
      if (fits(entry)) {
        fitting.add(entry.card());
      }
    }
    return fitting;
  }

  private boolean fits(Entry entry) {
    return selection.filter().isEmpty()
        || Requirements.fits(selection.filter().get(), entry.person(), entry.group());
  }

  /** Of those the highest, if the selection asks for the highest. */
  List<Card> highest() {
    if (selection.highest().isEmpty()) {
      return fitting();
    }
    int most = Integer.MIN_VALUE;
    for (Entry entry : entries) {
      most = fits(entry) ? Math.max(most, value(entry)) : most;
    }
    List<Card> highest = new ArrayList<>();
    for (Entry entry : entries) {
      if (fits(entry) && value(entry) == most) {
        highest.add(entry.card());
      }
    }
    return highest;
  }

  private int value(Entry entry) {
    return entry.person().attribute(selection.highest().orElseThrow());
  }

  /** How many the selection takes. */
  int count() {
    if (selection.n().isEmpty()) {
      return Integer.MAX_VALUE;
    }
    Amount amount = selection.n().get();
    if (amount instanceof Amount.Fixed fixed) {
      return fixed.n();
    }
    if (amount instanceof Amount.Moved) {
      return run.moved();
    }
    return amount instanceof Amount.Count count && !entries.isEmpty()
        ? Amounts.count(count, entries.get(0).group())
        : 0;
  }

  /** Who picks ({@code ST-RND-06}). */
  Seat chooser(Chooser by) {
    Seat owner = entries.get(0).seat();
    return switch (by) {
      case OPPONENT -> state.table().opponents(owner).get(0);
      case PLAYER -> run.seat();
      case OWNER, RANDOM -> owner;
    };
  }

  /** The question who it is. */
  Question question() {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    for (Entry entry : entries) {
      places.add(entry.place());
    }
    return new Question.OfCards(
        ImmutableList.copyOf(new LinkedHashSet<>(places.build())),
        selection.filter(),
        selection.highest(),
        false);
  }

  /** Shows them to all, before another player picks ({@code ST-VIS-05}). */
  void show(Play<StccgState> play) {
    for (Place place : new LinkedHashSet<>(places())) {
      DEALER
          .show(play, place, Audience.everyone())
          .tell(VIS_05, cards -> new CardEvent.CardsRevealed(place.toString(), cards));
    }
  }

  private List<Place> places() {
    List<Place> places = new ArrayList<>();
    for (Entry entry : entries) {
      places.add(entry.place());
    }
    return places;
  }

  /** The card that was chosen. */
  Card card(Option option) {
    ImmutableList.Builder<Card> cards = ImmutableList.builder();
    for (Entry entry : entries) {
      cards.add(entry.card());
    }
    return Find.require(cards.build(), ((Option.OfCard) option).card());
  }

  /** The host of one of them. */
  Host host(Card card) {
    return entry(card).host();
  }

  /** Whose one of them is. */
  Seat seat(Card card) {
    return entry(card).seat();
  }

  private Entry entry(Card card) {
    for (Entry entry : entries) {
      if (entry.card().equals(card)) {
        return entry;
      }
    }
    throw new IllegalStateException("no card " + card);
  }
}
