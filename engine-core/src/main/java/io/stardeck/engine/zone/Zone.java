package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.Collections;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One place in a state: the cards that lie there, and for each of them who knows that it does.
 *
 * <p>Who knows all of them, and who knows none, is told by one audience as a rule; then each of the
 * two looks at it is made once, and all views share it.
 *
 * @param <T> the cards
 */
public final class Zone<T> {
  private final Place place;
  private final ZoneKind kind;
  private final ImmutableList<T> cards;

  /** Who knows each card, if the same know all of them; as a rule. */
  private final Audience all;

  /** Where they differ, one for each card; else null. */
  private final @Nullable ImmutableList<Audience> each;

  // How it looks to who knows all cards, and to who knows none: no part of the value, made when it
  // is first asked for. Two threads may both make one: they are equal.
  private @Nullable Seen<T> open;
  private @Nullable Seen<T> closed;

  // The looks at cards that not all seats know alike: of each seat that has asked, one.
  private @Nullable Look<T> looks;

  private record Look<T>(Seat seat, Seen<T> seen, @Nullable Look<T> others) {}

  @JsonCreator
  Zone(
      @JsonProperty("place") Place place,
      @JsonProperty("kind") ZoneKind kind,
      @JsonProperty("cards") ImmutableList<T> cards,
      @JsonProperty("knowers") ImmutableList<Audience> knowers) {
    checkArgument(
        cards.isEmpty() ? knowers.isEmpty() : knowers.size() == 1 || knowers.size() == cards.size(),
        "%s cards and %s audiences that know them",
        cards.size(),
        knowers.size());
    this.place = place;
    this.kind = kind;
    this.cards = cards;
    boolean alike = alike(knowers);
    this.all = alike && !knowers.isEmpty() ? knowers.get(0) : Audience.everyone();
    this.each = alike ? null : knowers;
  }

  /** A place of whose cards those all know. */
  private Zone(Place place, ZoneKind kind, ImmutableList<T> cards, Audience all) {
    this.place = place;
    this.kind = kind;
    this.cards = cards;
    this.all = cards.isEmpty() ? Audience.everyone() : all;
    this.each = null;
  }

  /** A place where nothing lies. */
  static <T> Zone<T> empty(Place place, ZoneKind kind) {
    return new Zone<>(place, kind, ImmutableList.of(), Audience.everyone());
  }

  /** The place. */
  @JsonProperty("place")
  public Place place() {
    return place;
  }

  /** What everybody knows of it. */
  @JsonProperty("kind")
  public ZoneKind kind() {
    return kind;
  }

  /** The cards, the top first where there is an order. */
  @JsonProperty("cards")
  public ImmutableList<T> cards() {
    return cards;
  }

  /** One for all cards, or, where they differ, one for each; none of an empty zone. */
  @JsonProperty("knowers")
  ImmutableList<Audience> knowers() {
    if (each != null) {
      return each;
    }
    return cards.isEmpty() ? ImmutableList.of() : ImmutableList.of(all);
  }

  /** Who knows which card lies at {@code position}. */
  public Audience knowers(int position) {
    return each == null ? all : each.get(position);
  }

  /** Whether the same seats know each of its cards. */
  boolean alike() {
    return each == null;
  }

  /** Who knows each card that lies here; everybody where none does. */
  Audience knowAll() {
    return knowAll(0, cards.size());
  }

  /** Who knows each of those cards, from {@code from} on, up to {@code to}. */
  Audience knowAll(int from, int to) {
    if (each == null) {
      return from < to ? all : Audience.everyone();
    }
    Audience common = Audience.everyone();
    for (int i = from; i < to; i++) {
      common = common.and(each.get(i));
    }
    return common;
  }

  /** The place as {@code seat} sees it. */
  Seen<T> seenBy(Seat seat) {
    if (each == null) {
      if (!all.includes(seat)) {
        return closed();
      }
      if (kind.ordered() || cards.size() <= 1 || kind.seers().includes(seat)) {
        return open();
      }
    }
    Look<T> known = looks;
    for (Look<T> look = known; look != null; look = look.others()) {
      if (look.seat().equals(seat)) {
        return look.seen();
      }
    }
    Seen<T> seen = PartSeen.of(this, seat);
    looks = new Look<>(seat, seen, known);
    return seen;
  }

  /** To who knows all cards. */
  Seen<T> open() {
    Seen<T> made = open;
    if (made == null) {
      made =
          new Seen<>(place, kind, cards.size(), cards, ImmutableList.of(), PartSeen.common(this));
      open = made;
    }
    return made;
  }

  /** To who knows none. */
  Seen<T> closed() {
    Seen<T> made = closed;
    if (made == null) {
      made =
          new Seen<>(
              place,
              kind,
              cards.size(),
              ImmutableList.of(),
              ImmutableList.of(),
              ImmutableList.of());
      closed = made;
    }
    return made;
  }

  /** Without the card at {@code position}. */
  Zone<T> without(int position) {
    ImmutableList<T> rest = position == 0 ? Lists.rest(cards) : Rows.without(cards, position);
    return each == null
        ? new Zone<>(place, kind, rest, all)
        : new Zone<>(place, kind, rest, Rows.without(each, position));
  }

  /** The cards from {@code from} on, up to {@code to}, alone. */
  Zone<T> part(int from, int to) {
    ImmutableList<T> part = cards.subList(from, to);
    return each == null
        ? new Zone<>(place, kind, part, all)
        : new Zone<>(place, kind, part, each.subList(from, to));
  }

  /** Without the card at {@code gap}, in whose place the one at {@code filler} lies. */
  Zone<T> without(int gap, int filler) {
    if (gap == filler) {
      return without(gap);
    }
    ImmutableList<T> filled = Lists.set(cards, gap, cards.get(filler));
    Zone<T> zone =
        each == null
            ? new Zone<>(place, kind, filled, all)
            : new Zone<>(place, kind, filled, Lists.set(each, gap, each.get(filler)));
    return zone.without(filler);
  }

  /** With {@code card} at {@code position}, of which {@code who} know. */
  Zone<T> with(int position, T card, Audience who) {
    ImmutableList<T> more = Rows.with(cards, position, card);
    return knownTo(who)
        ? new Zone<>(place, kind, more, who)
        : new Zone<>(place, kind, more, Rows.with(allKnowers(), position, who));
  }

  /** With {@code more} from {@code position} on, of which {@code who} know. */
  Zone<T> with(int position, ImmutableList<T> more, Audience who) {
    if (more.isEmpty()) {
      return this;
    }
    return knownTo(who)
        ? new Zone<>(place, kind, Rows.with(cards, position, more), who)
        : with(position, more, sameForAll(who, more.size()));
  }

  /** Whether {@code who}, and nobody else, know all that lies here. */
  private boolean knownTo(Audience who) {
    return cards.isEmpty() || each == null && all.equals(who);
  }

  /** With {@code more} from {@code position} on, and for each of them who knows it. */
  Zone<T> with(int position, ImmutableList<T> more, ImmutableList<Audience> who) {
    return new Zone<>(
        place, kind, Rows.with(cards, position, more), Rows.with(allKnowers(), position, who));
  }

  /** With those cards in the places of these, and for each of them who knows it. */
  Zone<T> with(ImmutableList<T> others, ImmutableList<Audience> who) {
    return new Zone<>(place, kind, others, who);
  }

  /** With other cards in the same places, of which the same seats know. */
  Zone<T> with(ImmutableList<T> others) {
    return each == null
        ? new Zone<>(place, kind, others, all)
        : new Zone<>(place, kind, others, each);
  }

  /** The same cards, seen by right by others. */
  Zone<T> with(ZoneKind other) {
    return new Zone<>(place, other, cards, knowers());
  }

  /** For each card who knows it. */
  ImmutableList<Audience> allKnowers() {
    return each == null ? sameForAll(all, cards.size()) : each;
  }

  private static ImmutableList<Audience> sameForAll(Audience who, int size) {
    return ImmutableList.copyOf(Collections.nCopies(size, who));
  }

  private static boolean alike(ImmutableList<Audience> knowers) {
    for (int i = 1; i < knowers.size(); i++) {
      if (!knowers.get(i).equals(knowers.get(0))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Zone<?> that
        && that.place.equals(place)
        && that.kind.equals(kind)
        && that.cards.equals(cards)
        && that.all.equals(all)
        && Objects.equals(that.each, each);
  }

  @Override
  public int hashCode() {
    return Objects.hash(place, kind, cards, all, each);
  }

  @Override
  public String toString() {
    return place + "=" + cards + " known to " + knowers();
  }
}
