package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Predicate;

/**
 * Cards that are known to lie, somewhere and in some order, among the unseen cards of one place or
 * of several places together.
 */
public final class Pool {
  private static final Face[] NOTHING = {};

  // Both are sorted, and never changed: whoever makes a pool from others keeps them so. Arrays, as
  // a pool is made whenever a card is seen.
  private final Place[] places;
  private final Face[] faces;

  private Pool(Place[] places, Face[] faces) {
    this.places = places;
    this.faces = faces;
  }

  /**
   * A pool from outside.
   *
   * @throws IllegalArgumentException if a list is not sorted or a place stands there twice
   */
  @JsonCreator
  public static Pool of(
      @JsonProperty("places") ImmutableList<Place> places,
      @JsonProperty("faces") ImmutableList<Face> faces) {
    checkArgument(
        Comparators.isInStrictOrder(places, Comparator.naturalOrder()),
        "places are sorted, each once: %s",
        places);
    checkArgument(
        Comparators.isInOrder(faces, Comparator.naturalOrder()), "faces are sorted: %s", faces);
    return new Pool(places.toArray(new Place[0]), faces.toArray(NOTHING));
  }

  /** The places, sorted, each once. */
  @JsonProperty("places")
  public ImmutableList<Place> places() {
    return ImmutableList.copyOf(places);
  }

  /** What is known to lie there, sorted; as many times as it is known to. */
  @JsonProperty("faces")
  public ImmutableList<Face> faces() {
    return ImmutableList.copyOf(faces);
  }

  /** That place, of which nothing is known. */
  static Pool of(Place place) {
    return new Pool(new Place[] {place}, NOTHING);
  }

  /** Whether cards may lie in {@code place}. */
  public boolean has(Place place) {
    for (Place each : places) {
      if (each.equals(place)) {
        return true;
      }
    }
    return false;
  }

  /** Whether something is known to lie there that is like {@code face}. */
  boolean has(Face face) {
    return Arrays.binarySearch(faces, face) >= 0;
  }

  /** By the first of their places, which no two pools of a seat share. */
  static int compareByPlace(Pool one, Pool other) {
    return one.places[0].compareTo(other.places[0]);
  }

  /** With {@code place}, of which nothing is known. */
  Pool with(Place place) {
    Place[] more = Arrays.copyOf(places, places.length + 1);
    more[places.length] = place;
    Arrays.sort(more);
    return new Pool(more, faces);
  }

  /** Both as one. */
  Pool with(Pool other) {
    Pool both = with(other.faces);
    for (Place place : other.places) {
      both = both.has(place) ? both : both.with(place);
    }
    return both;
  }

  /** With more known to lie there. */
  Pool with(Face... more) {
    Face[] all = Arrays.copyOf(faces, faces.length + more.length);
    System.arraycopy(more, 0, all, faces.length, more.length);
    Arrays.sort(all);
    return new Pool(places, all);
  }

  /** With {@code face} known to lie there once less, if it was known at all. */
  Pool without(Face face) {
    int at = Arrays.binarySearch(faces, face);
    if (at < 0) {
      return this;
    }
    Face[] rest = new Face[faces.length - 1];
    System.arraycopy(faces, 0, rest, 0, at);
    System.arraycopy(faces, at + 1, rest, at, rest.length - at);
    return new Pool(places, rest);
  }

  /** The same of each of those. */
  Pool without(Face[] gone) {
    Face[] rest = faces.clone();
    int size = rest.length;
    for (Face face : gone) {
      int at = Arrays.binarySearch(rest, 0, size, face);
      if (at >= 0) {
        size--;
        System.arraycopy(rest, at + 1, rest, at, size - at);
      }
    }
    return size == rest.length ? this : new Pool(places, Arrays.copyOf(rest, size));
  }

  /** Without what {@code suspects} takes. */
  Pool without(Predicate<? super Face> suspects) {
    Face[] rest = new Face[faces.length];
    int size = 0;
    for (Face face : faces) {
      if (!suspects.test(face)) {
        rest[size++] = face;
      }
    }
    return new Pool(places, Arrays.copyOf(rest, size));
  }

  /** Without {@code place}, where nothing of it can lie. */
  Pool leaving(Place place) {
    Place[] rest = new Place[places.length];
    int size = 0;
    for (Place each : places) {
      if (!each.equals(place)) {
        rest[size++] = each;
      }
    }
    return new Pool(Arrays.copyOf(rest, size), faces);
  }

  /** Whether it tells anything. */
  boolean isEmpty() {
    return faces.length == 0 || places.length == 0;
  }

  /** The faces, each once. */
  public ImmutableSet<Face> kinds() {
    return ImmutableSet.copyOf(faces);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Pool that
            && Arrays.equals(that.places, places)
            && Arrays.equals(that.faces, faces);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(places) + Arrays.hashCode(faces);
  }

  @Override
  public String toString() {
    return faces() + " in " + places();
  }
}
