package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Ordering;
import io.stardeck.engine.Seat;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Where cards lie, as one seat knows it: a part of a game's view.
 *
 * <p>Rules look at few places of a view, and at what is known beside at none as a rule. So each is
 * looked at when it is asked for; {@link #complete} ends that, and the view holds no more than it
 * tells from then on.
 *
 * @param <T> the cards
 */
public final class ZonesView<T> {
  private final PlaceIndex index;

  // Written whole, as one reference: two threads may both look at all, and see the same.
  private Sight<T> sight;

  private sealed interface Sight<T> {
    Seen<T> at(int position);

    int size(int position);

    ImmutableList<Pool> known();
  }

  private static final class Looking<T> implements Sight<T> {
    private final Zones<T> zones;
    private final Seat seat;
    private @Nullable ImmutableList<Pool> known;

    private Looking(Zones<T> zones, Seat seat) {
      this.zones = zones;
      this.seat = seat;
    }

    @Override
    public int size(int position) {
      return zones.zone(position).cards().size();
    }

    @Override
    public Seen<T> at(int position) {
      return zones.zone(position).seenBy(seat);
    }

    @Override
    public ImmutableList<Pool> known() {
      ImmutableList<Pool> pools = known;
      if (pools == null) {
        pools = zones.memory().of(seat);
        known = pools;
      }
      return pools;
    }

    private Told<T> told() {
      ImmutableList<Zone<T>> all = zones.zones();
      ImmutableList.Builder<Seen<T>> seen = ImmutableList.builderWithExpectedSize(all.size());
      for (Zone<T> zone : all) {
        seen.add(zone.seenBy(seat));
      }
      return new Told<>(seen.build(), known());
    }
  }

  private record Told<T>(ImmutableList<Seen<T>> zones, ImmutableList<Pool> known)
      implements Sight<T> {
    @Override
    public int size(int position) {
      return zones.get(position).size();
    }

    @Override
    public Seen<T> at(int position) {
      return zones.get(position);
    }
  }

  private ZonesView(PlaceIndex index, Sight<T> sight) {
    this.index = index;
    this.sight = sight;
  }

  /** What {@code seat} knows of {@code zones}, whose places are in that index. */
  static <T> ZonesView<T> of(PlaceIndex index, Zones<T> zones, Seat seat) {
    return new ZonesView<>(index, new Looking<>(zones, seat));
  }

  @JsonCreator
  static <T> ZonesView<T> read(
      @JsonProperty("zones") ImmutableList<Seen<T>> zones,
      @JsonProperty("known") ImmutableList<Pool> known) {
    checkArgument(
        Ordering.from(Comparator.<Seen<T>, Place>comparing(Seen::place)).isStrictlyOrdered(zones),
        "zones are sorted by place, each once");
    return new ZonesView<>(
        new PlaceIndex(Iterables.transform(zones, Seen::place)), new Told<>(zones, known));
  }

  /** Looks at all that the seat knows: a view that leaves the engine holds that and no more. */
  public void complete() {
    told();
  }

  private Told<T> told() {
    Sight<T> now = sight;
    if (now instanceof Told<T> told) {
      return told;
    }
    Told<T> told = ((Looking<T>) now).told();
    sight = told;
    return told;
  }

  /** Whether there is such a place. */
  public boolean has(Place place) {
    return index.has(place);
  }

  /**
   * That place.
   *
   * @throws IllegalArgumentException if there is no such place
   */
  public Seen<T> at(Place place) {
    return sight.at(index.of(place));
  }

  /** That place, or null if there is no such place. */
  public @Nullable Seen<T> find(Place place) {
    int position = index.find(place);
    return position < 0 ? null : sight.at(position);
  }

  /** The cards that the seat knows to lie in {@code place}; all of them where it sees them all. */
  public ImmutableList<T> cards(Place place) {
    return at(place).cards();
  }

  /** The number of cards in {@code place}. */
  public int size(Place place) {
    return sight.size(index.of(place));
  }

  /** Takes each place, sorted, and the number of cards there. */
  public void sizes(ObjIntConsumer<? super Place> each) {
    for (int i = 0; i < index.size(); i++) {
      each.accept(index.place(i), sight.size(i));
    }
  }

  /** All places, sorted. */
  @JsonProperty("zones")
  public ImmutableList<Seen<T>> zones() {
    return told().zones();
  }

  /** What the seat knows to lie, it knows not where, among the unseen cards of some places. */
  @JsonProperty("known")
  public ImmutableList<Pool> known() {
    return sight.known();
  }

  /** What the seat knows of the unseen cards of {@code place}, alone or with other places. */
  public Optional<Pool> known(Place place) {
    for (Pool pool : known()) {
      if (pool.has(place)) {
        return Optional.of(pool);
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ZonesView<?> that && that.told().equals(told());
  }

  @Override
  public int hashCode() {
    return told().hashCode();
  }

  @Override
  public String toString() {
    return zones() + " " + known();
  }
}
