package io.stardeck.stccg.internal.card;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Shown;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.value.Holograms;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Persons and equipment on their hosts: who goes where, and in which role. */
public final class Hosts {
  private static final RuleId ORD_05 = RuleId.of("ST-ORD-05");

  private Hosts() {}

  /** The place of a role on a host of {@code seat}, made if nothing has lain there yet. */
  public static Place place(Play<StccgState> play, Host host, Seat seat, Role role) {
    Place place = host.place(role);
    if (!play.state().zones().has(place)) {
      // The cards at an outpost are face up, all others are not (ST-VIS-02 to ST-VIS-04).
      boolean open = host.kind() == HostKind.OUTPOST;
      DEALER.open(
          play,
          place,
          open
              ? new ZoneKind(ZoneKind.open().seers(), false)
              : ZoneKind.hand(seer(play.state().table(), host, seat)));
    }
    return place;
  }

  /** Who sees what is on a host: whoever has it, as it may have changed hands. */
  private static Seat seer(Table table, Host host, Seat seat) {
    @Nullable Seat has = Manned.seat(table, host);
    return has == null ? seat : has;
  }

  /** A host on which nothing lies any more is one no more. */
  public static void close(Play<StccgState> play, Host host) {
    for (Role role : Role.ALL) {
      if (play.state().has(host.place(role))) {
        DEALER.close(play, host.place(role));
      }
    }
  }

  /** All cards on a host go away as {@code away} says, and the host with them. */
  public static void clear(Play<StccgState> play, Host host, BiConsumer<Place, Card> away) {
    for (Role role : Role.ALL) {
      Place place = host.place(role);
      play.state().cards(place).forEach(card -> away.accept(place, card));
    }
    close(play, host);
  }

  /** One card of {@code seat} goes from host to host; it keeps its role. */
  public static Card move(
      Play<StccgState> play, Seat seat, Card card, Role role, Host from, Host to, RuleId rule) {
    Place target = place(play, to, seat, role);
    Card going = Marks.change(play, from.place(role), card, going(play, card, from, to));
    return DEALER
        .card(play, from.place(role), going)
        .shownTo(Witnesses.of(play.state(), from, role))
        .to(target)
        .tell(rule, known -> new CardEvent.CardMoved(seat, known, from, to));
  }

  /**
   * The card with the marks of where it goes: a hologram remembers what ship it has left for a
   * planet ({@code ST-HOL-05}), and house arrest ends aboard another ship or at another outpost
   * ({@code ST-TRE-06}).
   */
  private static Card going(Play<StccgState> play, Card card, Host from, Host to) {
    if (to.kind() != HostKind.TEAM) {
      return card.without(mark -> mark instanceof Mark.Home || mark instanceof Mark.Arrested);
    }
    return Holograms.is(play.state().table(), card) && from.kind() == HostKind.SHIP
        ? card.marked(new Mark.Home(from.card()))
        : card;
  }

  /** All cards of a role go from host to host. */
  private static void moveAll(
      Play<StccgState> play, Seat seat, Role role, Host from, Host to, RuleId rule) {
    if (play.state().size(from, role) > 0) {
      int moving = play.state().size(from, role);
      Role then = Arriving.role(play.state(), from, to, role);
      Place target = place(play, to, seat, then);
      for (Card card : Marks.inOrder(play.state().cards(from, role))) {
        Marks.change(play, from.place(role), card, going(play, card, from, to));
      }
      Audience knowers = Witnesses.knowers(play.state(), from.place(role));
      Shown<StccgState, Card> moved = DEALER.all(play, from.place(role)).to(target);
      tell(play, rule, moved, knowers, cards -> new CardEvent.CardsMoved(seat, cards, from, to));
      Arriving.tell(play, to, role, then, moving);
    }
  }

  /** Who knows all of those who go is told who they are; not in what order they lie. */
  private static void tell(
      Play<StccgState> play,
      RuleId rule,
      Shown<StccgState, Card> moved,
      Audience knowers,
      Function<ImmutableList<Card>, CardEvent> event) {
    Audience known = knowers.except(moved.knowers());
    ImmutableList<Card> sorted = ImmutableList.sortedCopyOf(moved.cards());
    tell(play, rule, moved.knowers(), event.apply(moved.cards()));
    tell(play, rule, known, event.apply(sorted));
    tell(
        play,
        rule,
        Audience.everyone().except(moved.knowers().or(known)),
        event.apply(ImmutableList.of()));
  }

  private static void tell(Play<StccgState> play, RuleId rule, Audience who, CardEvent event) {
    if (!who.isNobody()) {
      play.tell(who, rule, event);
    }
  }

  /** One card changes its role where it is. */
  public static Card turn(
      Play<StccgState> play, Host host, Seat seat, Card card, Role from, Role to) {
    Place target = place(play, host, seat, to);
    return DEALER
        .card(play, host.place(from), card)
        .shownTo(Witnesses.of(play.state(), host, from))
        .to(target)
        .card();
  }

  /** All cards of a role change it where they are. */
  public static void turnAll(Play<StccgState> play, Host host, Seat seat, Role from, Role to) {
    if (play.state().size(host, from) > 0) {
      DEALER.all(play, host.place(from)).to(place(play, host, seat, to));
    }
  }

  /** Turns the cards of a role that are so to another; all as they lie, if all are. */
  public static void turnThose(
      Play<StccgState> play, Host host, Seat seat, Role from, Role to, Predicate<Card> which) {
    if (Iterables.all(play.state().cards(host, from), which::test)) {
      turnAll(play, host, seat, from, to);
    } else {
      turnSome(play, host, seat, from, to, which);
    }
  }

  /**
   * Some cards of a role change it where they are, others stay. Whoever loses sight of them cannot
   * follow one: so cards that stay may bear other ids afterwards.
   *
   * @param which which of them, as they are now
   */
  public static void turnSome(
      Play<StccgState> play, Host host, Seat seat, Role from, Role to, Predicate<Card> which) {
    ImmutableList<Card> turning = Lists.filter(play.state().cards(host, from), which);
    if (!turning.isEmpty()) {
      DEALER
          .cards(play, host.place(from), turning)
          .shownTo(Witnesses.of(play.state(), host, from))
          .to(place(play, host, seat, to));
    }
  }

  /** Moves the cards of a role that are so; all as they lie, if all are. */
  public static void moveThose(
      Play<StccgState> play,
      Seat seat,
      Role role,
      Host from,
      Host to,
      Predicate<Card> which,
      RuleId rule) {
    if (Iterables.all(play.state().cards(from, role), which::test)) {
      moveAll(play, seat, role, from, to, rule);
    } else {
      moveSome(play, seat, role, from, to, which, rule);
    }
  }

  /** Some cards of a role go from host to host, others stay; as {@link #turnSome}. */
  private static void moveSome(
      Play<StccgState> play,
      Seat seat,
      Role role,
      Host from,
      Host to,
      Predicate<Card> which,
      RuleId rule) {
    Place source = from.place(role);
    ImmutableList.Builder<Card> moving = ImmutableList.builder();
    for (Card card : Marks.inOrder(Lists.filter(play.state().cards(source), which))) {
      moving.add(Marks.change(play, source, card, going(play, card, from, to)));
    }
    ImmutableList<Card> cards = moving.build();
    if (!cards.isEmpty()) {
      Role then = Arriving.role(play.state(), from, to, role);
      DEALER
          .cards(play, source, cards)
          .shownTo(Witnesses.of(play.state(), from, role))
          .to(place(play, to, seat, then))
          .forEach(
              each -> each.tell(rule, known -> new CardEvent.CardMoved(seat, known, from, to)));
      Arriving.tell(play, to, role, then, cards.size());
    }
  }

  /** All on a host in some roles are stopped, in the roles of those who are ({@code ST-ORD-05}). */
  public static void stop(Play<StccgState> play, Host host, Seat seat, Role... roles) {
    boolean any = play.state().table().ship(host) != null; // stopped though nobody is aboard
    for (Role role : roles) {
      any |= play.state().size(host, role) > 0;
      if (role.stopped() != role) {
        turnAll(play, host, seat, role, role.stopped());
      }
    }
    if (any) {
      play.tell(ORD_05, new MissionEvent.GroupStopped(host));
    }
  }

  /** All who are stopped are so no more, but whom a card keeps stopped ({@code ST-EFF-02}). */
  public static void unstop(Play<StccgState> play, Host host, Seat seat) {
    turnThose(play, host, seat, Role.STOPPED, Role.FREE, card -> !card.has(Mark.Stopped.class));
    turnAll(play, host, seat, Role.GEAR_STOPPED, Role.GEAR);
  }

  /** The role of a person who comes to a host and belongs to no group there. */
  public static Role resting(Card card) {
    return card.has(Mark.Stopped.class) ? Role.STOPPED : Role.FREE;
  }

  /** A card goes from host to host, and is in no group there: see {@link #left}. */
  public static Card moveOut(
      Play<StccgState> play, Seat seat, Card card, Role role, Host from, Host to, RuleId rule) {
    Card there = move(play, seat, card, role, from, to, rule);
    Role left = left(there, role);
    Role then = Arriving.role(play.state(), from, to, left);
    Card rests = then == role ? there : turn(play, to, seat, there, role, then);
    Arriving.tell(play, to, left, then, 1);
    return rests;
  }

  /** The role of a card that is taken out of its group: stopped, if it was before the group was. */
  public static Role left(Card card, Role role) {
    boolean group = role == Role.GROUP || role == Role.GEAR_GROUP;
    return !group ? role : card.has(Mark.Halted.class) ? role.stopped() : role.free();
  }

  /**
   * The group on a host is a group no more ({@code ST-ATT-11}); who was stopped before it fought is
   * so again.
   */
  public static void disband(Play<StccgState> play, Host host, Seat seat) {
    turnSome(play, host, seat, Role.GROUP, Role.STOPPED, card -> card.has(Mark.Halted.class));
    turnSome(
        play, host, seat, Role.GEAR_GROUP, Role.GEAR_STOPPED, card -> card.has(Mark.Halted.class));
    turnAll(play, host, seat, Role.GROUP, Role.FREE);
    turnAll(play, host, seat, Role.GEAR_GROUP, Role.GEAR);
  }

  /** The role in which {@code card} lies on {@code host}, if it does and is known. */
  public static Optional<Role> role(StccgState state, Host host, Card card) {
    for (Role role : Role.ALL) {
      ImmutableList<Card> cards = state.cards(host, role);
      if (cards.contains(card)) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }
}
