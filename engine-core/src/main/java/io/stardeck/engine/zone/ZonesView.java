package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Ordering;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where cards lie, as one seat knows it: a part of a game's view.
 *
 * @param <T> the cards
 */
public final class ZonesView<T> {
  private final PlaceIndex index;
  private final ImmutableList<Seen<T>> zones;
  private final ImmutableList<Pool> known;

  ZonesView(PlaceIndex index, ImmutableList<Seen<T>> zones, ImmutableList<Pool> known) {
    this.index = index;
    this.zones = zones;
    this.known = known;
  }

  @JsonCreator
  static <T> ZonesView<T> read(
      @JsonProperty("zones") ImmutableList<Seen<T>> zones,
      @JsonProperty("known") ImmutableList<Pool> known) {
    checkArgument(
        Ordering.from(Comparator.<Seen<T>, Place>comparing(Seen::place)).isStrictlyOrdered(zones),
        "zones are sorted by place, each once");
    return new ZonesView<>(new PlaceIndex(Iterables.transform(zones, Seen::place)), zones, known);
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
    return zones.get(index.of(place));
  }

  /** That place, or null if there is no such place. */
  public @Nullable Seen<T> find(Place place) {
    int position = index.find(place);
    return position < 0 ? null : zones.get(position);
  }

  /** The cards that the seat knows to lie in {@code place}; all of them where it sees them all. */
  public ImmutableList<T> cards(Place place) {
    return at(place).cards();
  }

  /** The number of cards in {@code place}. */
  public int size(Place place) {
    return at(place).size();
  }

  /** All places, sorted. */
  @JsonProperty("zones")
  public ImmutableList<Seen<T>> zones() {
    return zones;
  }

  /** What the seat knows to lie, it knows not where, among the unseen cards of some places. */
  @JsonProperty("known")
  public ImmutableList<Pool> known() {
    return known;
  }

  /** What the seat knows of the unseen cards of {@code place}, alone or with other places. */
  public Optional<Pool> known(Place place) {
    for (Pool pool : known) {
      if (pool.has(place)) {
        return Optional.of(pool);
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ZonesView<?> that
        && that.zones.equals(zones)
        && that.known.equals(known);
  }

  @Override
  public int hashCode() {
    return Objects.hash(zones, known);
  }

  @Override
  public String toString() {
    return zones + " " + known;
  }
}
