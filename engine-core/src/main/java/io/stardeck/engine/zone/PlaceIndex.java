package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * Where each place stands in a list of places: a hash table, as places are asked for many times a
 * decision.
 */
final class PlaceIndex {
  private static final int ROOM = 2;

  private final int mask;
  private final ImmutableList<Place> sorted;
  private final Place[] places;
  private final int[] positions;

  /** The index of those places, each of which is there once. */
  PlaceIndex(Iterable<Place> all) {
    ImmutableList<Place> list = ImmutableList.copyOf(all);
    this.sorted = list;
    this.mask = Integer.highestOneBit(Math.max(1, list.size()) * ROOM) * ROOM - 1;
    this.places = new Place[mask + 1];
    this.positions = new int[mask + 1];
    for (int i = 0; i < list.size(); i++) {
      int slot = slot(list.get(i));
      checkArgument(places[slot] == null, "%s is there twice", list.get(i));
      places[slot] = list.get(i);
      positions[slot] = i;
    }
  }

  /** Where {@code place} is, or would be. */
  private int slot(Place place) {
    int slot = place.hashCode() & mask;
    while (places[slot] != null && !places[slot].equals(place)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  int size() {
    return sorted.size();
  }

  /** The place at that position. */
  Place place(int position) {
    return sorted.get(position);
  }

  boolean has(Place place) {
    return places[slot(place)] != null;
  }

  /** The position of that place; -1 if there is no such place. */
  int find(Place place) {
    int slot = slot(place);
    return places[slot] == null ? -1 : positions[slot];
  }

  /**
   * The position of that place.
   *
   * @throws IllegalArgumentException if there is no such place
   */
  int of(Place place) {
    int position = find(place);
    checkArgument(position >= 0, "there is no %s", place);
    return position;
  }
}
