package io.stardeck.stccg.internal.effects.word;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Seat;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.From;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.internal.value.Amounts;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** The persons that an effect looks at, ordered by place ({@code ST-RNG-02}). */
public final class Pool {
  private final Facts facts;
  private final Effects run;
  private final Selection selection;
  private final List<Member> members = new ArrayList<>();

  /** One of them, where they are. */
  public record Member(Card card, Host host, Role role, Seat seat, Person person, Group group) {
    /** The place. */
    public Place place() {
      return host.place(role);
    }
  }

  private Pool(Facts facts, Effects run, Selection selection) {
    this.facts = facts;
    this.run = run;
    this.selection = selection;
  }

  /** Those among whom {@code selection} takes, as far as they are known. */
  public static Pool of(Facts facts, Effects run, Selection selection) {
    return of(facts, run, selection, member -> true);
  }

  /** Those of them to whom the word can do something. */
  public static Pool of(Facts facts, Effects run, Selection selection, Predicate<Member> takes) {
    Pool pool = new Pool(facts, run, selection);
    switch (selection.among()) {
      case GROUP -> pool.addGroup();
      case TOP -> pool.addTop();
      case ABOARD, TARGET -> run.on().host().ifPresent(pool::addAll);
      case ON_PLANET -> Who.team(facts, run).ifPresent(pool::addAll);
      case HELD -> {
        pool.addEverybody();
        pool.members.removeIf(member -> !member.card().marks().contains(new Mark.Held(run.card())));
      }
      case IN_PLAY -> pool.addAllInReach();
      case OPPOSING -> pool.addOpposing();
    }
    pool.members.removeIf(takes.negate());
    return pool;
  }

  private void addGroup() {
    run.on().host().ifPresent(host -> add(host, Goals.seat(facts, run), Role.GROUP));
    // Whoever has come under house arrest meanwhile attempts nothing any more (ST-TRE-06).
    members.removeIf(member -> member.card().has(Mark.Arrested.class));
  }

  /** Those who fight against the team that a run is about. */
  private void addOpposing() {
    for (Phase phase : facts.table().frames()) {
      if (phase instanceof OrderPhase.Battling battling && run.on().host().isPresent()) {
        Battle battle = battling.battle();
        Seat own = Goals.seat(facts, run);
        Seat other = battle.against(own);
        add(Host.team(battle.location(), other), other, Role.GROUP);
      }
    }
  }

  private void addTop() {
    addGroup();
    Strongest strongest = Strongest.of(members);
    members.retainAll(ImmutableList.copyOf(Iterables.concat(strongest.clear(), strongest.tied())));
  }

  /** A ship that is set aside is out of reach, and its crew too ({@code ST-EFF-33}). */
  private void addAllInReach() {
    for (Manned manned : Manned.all(facts.table())) {
      boolean ship = manned.host().kind() == HostKind.SHIP;
      if (!ship || Objects.requireNonNull(facts.table().ship(manned.host().card())).here()) {
        addRoles(manned);
      }
    }
  }

  private void addEverybody() {
    for (Manned manned : Manned.all(facts.table())) {
      addRoles(manned);
    }
  }

  private void addAll(Host host) {
    Manned.of(facts.table(), host).ifPresent(this::addRoles);
  }

  private void addRoles(Manned manned) {
    for (Role role : Role.PERSONS) {
      add(manned.host(), manned.seat(), role);
    }
  }

  private void add(Host host, Seat seat, Role role) {
    // The strongest meet the dilemma, for which they have to count (ST-REQ-20).
    Manned manned = new Manned(host, seat);
    Group group =
        selection.among() == From.TOP
            ? Group.of(facts, manned, role, role.gear())
            : Group.mortal(facts, manned, role, role.gear());
    for (Person person : group.persons()) {
      members.add(new Member(person.card(), host, role, seat, person, group));
    }
  }

  /** All of them, before any filter. */
  public List<Member> members() {
    return members;
  }

  /** Those who can be taken next: as the filter says, the highest or lowest if that is asked. */
  public List<Member> options() {
    List<Member> fitting = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (Member member : members) {
      if (fits(member)) {
        int value = value(member);
        if (value > most) {
          fitting.clear();
          most = value;
        }
        if (value == most) {
          fitting.add(member);
        }
      }
    }
    return fitting;
  }

  private boolean fits(Member member) {
    return selection.filter().isEmpty()
        || Requirements.fits(selection.filter().get(), member.person(), member.group());
  }

  private int value(Member member) {
    if (selection.highest().isPresent()) {
      return member.person().attribute(selection.highest().get());
    }
    return selection.lowest().isPresent()
        ? -member.person().attribute(selection.lowest().get())
        : 0;
  }

  /** How many are taken in all. */
  public int count() {
    int fitting = 0;
    for (Member member : members) {
      fitting += fits(member) ? 1 : 0;
    }
    return Math.min(fitting, asked());
  }

  private int asked() {
    if (selection.n().isEmpty()) {
      return Integer.MAX_VALUE;
    }
    Amount amount = selection.n().get();
    if (amount instanceof Amount.Fixed fixed) {
      return fixed.n();
    }
    if (amount instanceof Amount.Count count && !members.isEmpty()) {
      boolean own = count.from() == From.GROUP;
      return Amounts.count(count, own ? Who.group(facts, run) : members.get(0).group());
    }
    return amount instanceof Amount.Moved ? run.moved() : 0;
  }

  /** The places where they are, and where what their skills and numbers depend on is. */
  public ImmutableSet<Place> places() {
    boolean compared = selection.filter().isPresent() || selection.ranked();
    boolean around = compared && facts.table().options().cards().reachesHosts();
    ImmutableSet.Builder<Place> places = ImmutableSet.builder();
    for (Member member : members) {
      places.add(member.place());
      if (compared || member.role() == Role.GROUP) {
        add(places, member.host(), member.role().gear());
      }
      if (around) {
        Role.ALL.forEach(role -> add(places, member.host(), role));
      }
    }
    return places.build();
  }

  private void add(ImmutableSet.Builder<Place> places, Host host, Role role) {
    if (facts.has(host.place(role))) {
      places.add(host.place(role));
    }
  }

  /** The cards that can be taken next, as options. */
  public ImmutableList<Chosen> choices() {
    ImmutableList.Builder<Chosen> choices = ImmutableList.builder();
    for (Member member : options()) {
      choices.add(new Chosen.OfCard(member.card().id()));
    }
    return choices.build();
  }

  /** The one that was chosen. */
  public Member chosen(Option option) {
    for (Member member : members) {
      if (option.equals(new Chosen.OfCard(member.card().id()))) {
        return member;
      }
    }
    throw new IllegalStateException("nobody is " + option);
  }
}
