package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
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

  /** One for all cards, or, where they differ, one for each; none of an empty zone. */
  private final ImmutableList<Audience> knowers;

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
    this.knowers = alike(knowers) ? ImmutableList.of(knowers.get(0)) : knowers;
  }

  /** A place where nothing lies. */
  static <T> Zone<T> empty(Place place, ZoneKind kind) {
    return new Zone<>(place, kind, ImmutableList.of(), ImmutableList.of());
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

  @JsonProperty("knowers")
  ImmutableList<Audience> knowers() {
    return knowers;
  }

  /** Who knows which card lies at {@code position}. */
  public Audience knowers(int position) {
    return knowers.size() == 1 ? knowers.get(0) : knowers.get(position);
  }

  /** Whether the same seats know each of its cards. */
  boolean alike() {
    return knowers.size() <= 1;
  }

  /** Who knows each card that lies here; everybody where none does. */
  Audience knowAll() {
    return knowAll(0, cards.size());
  }

  /** Who knows each of those cards, from {@code from} on, up to {@code to}. */
  Audience knowAll(int from, int to) {
    if (alike() && from < to) {
      return knowers.get(0);
    }
    Audience all = Audience.everyone();
    for (int i = from; i < to; i++) {
      all = all.and(knowers(i));
    }
    return all;
  }

  /** The place as {@code seat} sees it. */
  Seen<T> seenBy(Seat seat) {
    if (knowers.size() <= 1) {
      if (cards.isEmpty() || !knowers.get(0).includes(seat)) {
        return cards.isEmpty() ? open() : closed();
      }
      if (kind.ordered() || cards.size() == 1 || kind.seers().includes(seat)) {
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
    if (cards.size() == 1) {
      return empty(place, kind);
    }
    return new Zone<>(
        place,
        kind,
        position == 0 ? Lists.rest(cards) : Rows.without(cards, position),
        knowers.size() == 1 ? knowers : Rows.without(knowers, position));
  }

  /** The first {@code count} cards alone. */
  Zone<T> top(int count) {
    return count == 0
        ? empty(place, kind)
        : new Zone<>(
            place,
            kind,
            cards.subList(0, count),
            knowers.size() == 1 ? knowers : knowers.subList(0, count));
  }

  /** Without the first {@code count} cards. */
  Zone<T> withoutTop(int count) {
    return cards.size() == count
        ? empty(place, kind)
        : new Zone<>(
            place,
            kind,
            cards.subList(count, cards.size()),
            knowers.size() == 1 ? knowers : knowers.subList(count, knowers.size()));
  }

  /** Without the card at {@code gap}, in whose place the one at {@code filler} lies. */
  Zone<T> without(int gap, int filler) {
    if (gap == filler) {
      return without(gap);
    }
    return new Zone<>(
            place,
            kind,
            Lists.set(cards, gap, cards.get(filler)),
            knowers.size() == 1 ? knowers : Lists.set(knowers, gap, knowers.get(filler)))
        .without(filler);
  }

  /** With {@code card} at {@code position}, of which {@code who} know. */
  Zone<T> with(int position, T card, Audience who) {
    ImmutableList<T> more = Rows.with(cards, position, card);
    boolean uniform = knowers.isEmpty() || knowers.size() == 1 && knowers.get(0).equals(who);
    return new Zone<>(
        place,
        kind,
        more,
        uniform ? ImmutableList.of(who) : Rows.with(allKnowers(), position, who));
  }

  /** With {@code more} from {@code position} on, of which {@code who} know. */
  Zone<T> with(int position, ImmutableList<T> more, Audience who) {
    if (more.isEmpty()) {
      return this;
    }
    Zone<T> others = new Zone<>(place, kind, more, ImmutableList.of(who));
    return cards.isEmpty() || knowers.size() == 1 && knowers.get(0).equals(who)
        ? new Zone<>(place, kind, Rows.with(cards, position, more), others.knowers)
        : with(position, more, others.allKnowers());
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
    return new Zone<>(place, kind, others, knowers);
  }

  /** The same cards, seen by right by others. */
  Zone<T> with(ZoneKind other) {
    return new Zone<>(place, other, cards, knowers);
  }

  /** For each card who knows it. */
  ImmutableList<Audience> allKnowers() {
    if (knowers.size() != 1) {
      return knowers;
    }
    ImmutableList.Builder<Audience> all = ImmutableList.builderWithExpectedSize(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      all.add(knowers.get(0));
    }
    return all.build();
  }

  private static boolean alike(ImmutableList<Audience> knowers) {
    for (int i = 1; i < knowers.size(); i++) {
      if (!knowers.get(i).equals(knowers.get(0))) {
        return false;
      }
    }
    return knowers.size() > 1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Zone<?> that
        && that.place.equals(place)
        && that.kind.equals(kind)
        && that.cards.equals(cards)
        && that.knowers.equals(knowers);
  }

  @Override
  public int hashCode() {
    return Objects.hash(place, kind, cards, knowers);
  }

  @Override
  public String toString() {
    return place + "=" + cards + " known to " + knowers;
  }
}
