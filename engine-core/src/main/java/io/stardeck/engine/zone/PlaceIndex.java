package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import org.jspecify.annotations.Nullable;

/**
 * Where each place stands in a list of places. Games ask for the same few places several times a
 * decision, as a rule with the very values under which they were opened: among few places those are
 * found faster by looking through them than by hashing.
 */
final class PlaceIndex {
  private static final int FEW = 16;

  private final Place[] places;
  private final ImmutableMap<Place, Integer> positions;

  /** The index of those places, each of which is there once. */
  PlaceIndex(Iterable<Place> all) {
    ImmutableMap.Builder<Place, Integer> index = ImmutableMap.builder();
    int count = 0;
    for (Place place : all) {
      index.put(place, count++);
    }
    this.positions = index.buildOrThrow();
    this.places = positions.keySet().toArray(new Place[0]);
  }

  boolean has(Place place) {
    return positions.containsKey(place);
  }

  /**
   * The position of that place.
   *
   * @throws IllegalArgumentException if there is no such place
   */
  int of(Place place) {
    for (int i = 0; i < places.length && i < FEW; i++) {
      if (places[i] == place) {
        return i;
      }
    }
    @Nullable Integer position = positions.get(place);
    checkArgument(position != null, "there is no %s", place);
    return position;
  }
}
