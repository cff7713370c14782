package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Ordering;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where all cards lie, and who knows that: a part of a game's state. Only a {@link Dealer} changes
 * it, so that no card moves without what is known moving along. {@link #view} is what one seat
 * knows of it.
 *
 * @param <T> the cards: their ids where the roster is public, else ids together with faces
 */
public final class Zones<T> {
  private static final Comparator<Zone<?>> BY_PLACE = Comparator.comparing(Zone::place);

  private final PlaceIndex index;
  private final Zone<T>[] zones; // never changed; an array, as one is made whenever a card moves
  private final Memory memory;
  private final int mixings;
  private final int minted;

  // What each seat that has asked knows: no part of the value. Two threads may both work it out:
  // what they find is equal, and whole for whoever sees it.
  private @Nullable Look<T> looks;

  private record Look<T>(Seat seat, ZonesView<T> view, @Nullable Look<T> others) {}

  // Two threads may both copy them, and find the same.
  private @Nullable ImmutableList<Zone<T>> all;

  private Zones(PlaceIndex index, Zone<T>[] zones, Memory memory, int mixings, int minted) {
    this.index = index;
    this.zones = zones;
    this.memory = memory;
    this.mixings = mixings;
    this.minted = minted;
  }

  /**
   * Those zones.
   *
   * @param zones sorted by place, each place once
   */
  @SuppressWarnings({"unchecked", "rawtypes"}) // filled from that list alone
  static <T> Zones<T> of(ImmutableList<Zone<T>> zones, Memory memory, int mixings, int minted) {
    PlaceIndex index = new PlaceIndex(Iterables.transform(zones, Zone::place));
    return new Zones<>(index, zones.toArray(new Zone[0]), memory, mixings, minted);
  }

  @JsonCreator
  static <T> Zones<T> read(
      @JsonProperty("zones") ImmutableList<Zone<T>> zones,
      @JsonProperty("known") ImmutableList<Knowledge> known,
      @JsonProperty("mixings") int mixings,
      @JsonProperty("minted") int minted) {
    checkArgument(
        Ordering.from(BY_PLACE).isStrictlyOrdered(zones), "zones are sorted by place, each once");
    for (Knowledge part : known) {
      checkArgument(!part.pool().isEmpty(), "a pool has places, and something is known of it");
    }
    checkArgument(mixings >= 0 && minted >= 0, "neither mixings nor ids are fewer than none");
    return of(zones, Memory.of(known), mixings, minted);
  }

  /** No places at all. */
  public static <T> Zones<T> none() {
    return of(ImmutableList.of(), Memory.NONE, 0, 0);
  }

  /** Whether there is such a place. */
  public boolean has(Place place) {
    return index.has(place);
  }

  /**
   * That place with all that lies there.
   *
   * @throws IllegalArgumentException if there is no such place
   */
  public Zone<T> at(Place place) {
    return zones[index.of(place)];
  }

  /** That place with all that lies there, or null if there is no such place. */
  public @Nullable Zone<T> find(Place place) {
    int position = index.find(place);
    return position < 0 ? null : zones[position];
  }

  /** The cards that lie in {@code place}, the top first where there is an order. */
  public ImmutableList<T> cards(Place place) {
    return at(place).cards();
  }

  /** The number of cards in {@code place}. */
  public int size(Place place) {
    return at(place).cards().size();
  }

  /** All places, sorted. */
  @JsonProperty("zones")
  public ImmutableList<Zone<T>> zones() {
    ImmutableList<Zone<T>> known = all;
    if (known == null) {
      known = ImmutableList.copyOf(zones);
      all = known;
    }
    return known;
  }

  /** The place that stands at {@code position} among all of them. */
  Zone<T> zone(int position) {
    return zones[position];
  }

  @JsonProperty("known")
  ImmutableList<Knowledge> known() {
    return memory.parts();
  }

  /** How often cards have been mixed, or may have been mistaken for each other. */
  @JsonProperty("mixings")
  int mixings() {
    return mixings;
  }

  /** The number of ids that have been minted. */
  @JsonProperty("minted")
  int minted() {
    return minted;
  }

  Memory memory() {
    return memory;
  }

  /** What {@code seat}, or the spectator, knows. */
  public ZonesView<T> view(Seat seat) {
    Look<T> known = looks;
    for (Look<T> look = known; look != null; look = look.others()) {
      if (look.seat().equals(seat)) {
        return look.view();
      }
    }
    ZonesView<T> view = ZonesView.of(index, this, seat);
    looks = new Look<>(seat, view, known);
    return view;
  }

  Zones<T> with(Zone<T> zone) {
    return with(zone, memory);
  }

  /** With two places, which are not the same, and what is known, as they are now. */
  Zones<T> with(Zone<T> one, Zone<T> other, Memory known) {
    Zone<T>[] next = zones.clone();
    next[index.of(one.place())] = one;
    next[index.of(other.place())] = other;
    return new Zones<>(index, next, known, mixings, minted);
  }

  /** With one place, and what is known, as they are now. */
  Zones<T> with(Zone<T> zone, Memory known) {
    Zone<T>[] next = zones.clone();
    next[index.of(zone.place())] = zone;
    return new Zones<>(index, next, known, mixings, minted);
  }

  Zones<T> with(Memory next) {
    return next == memory ? this : new Zones<>(index, zones, next, mixings, minted);
  }

  Zones<T> mixed(int fresh) {
    return new Zones<>(index, zones, memory, mixings + 1, minted + fresh);
  }

  /** With one place more. */
  Zones<T> opened(Place place, ZoneKind kind) {
    checkArgument(!has(place), "there is %s already", place);
    int at = 0;
    while (at < zones.length && zones[at].place().compareTo(place) < 0) {
      at++;
    }
    return of(Rows.with(zones(), at, Zone.empty(place, kind)), memory, mixings, minted);
  }

  /** Without a place where nothing lies any more. */
  Zones<T> closed(Place place) {
    checkArgument(size(place) == 0, "cards lie in %s", place);
    return of(Lists.without(zones(), index.of(place)), memory, mixings, minted);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Zones<?> that
        && Arrays.equals(that.zones, zones)
        && that.memory.equals(memory)
        && that.mixings == mixings
        && that.minted == minted;
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(zones), memory, mixings, minted);
  }

  @Override
  public String toString() {
    return zones() + " " + memory;
  }
}
