package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Cards that are known to lie, somewhere and in some order, among the unseen cards of one place or
 * of several places together.
 */
public final class Pool {
  private final ImmutableList<Place> places;
  private final ImmutableList<Face> faces;

  // Both lists are sorted: whoever makes a pool from others keeps them so, and a pool is made
  // whenever a card is seen.
  private Pool(ImmutableList<Place> places, ImmutableList<Face> faces) {
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
    return new Pool(places, faces);
  }

  /** The places, sorted, each once. */
  @JsonProperty("places")
  public ImmutableList<Place> places() {
    return places;
  }

  /** What is known to lie there, sorted; as many times as it is known to. */
  @JsonProperty("faces")
  public ImmutableList<Face> faces() {
    return faces;
  }

  /** That place, of which nothing is known. */
  static Pool of(Place place) {
    return new Pool(ImmutableList.of(place), ImmutableList.of());
  }

  /** Whether cards may lie in {@code place}. */
  public boolean has(Place place) {
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i).equals(place)) {
        return true;
      }
    }
    return false;
  }

  /** With {@code place}, of which nothing is known. */
  Pool with(Place place) {
    ImmutableList.Builder<Place> more = ImmutableList.builderWithExpectedSize(places.size() + 1);
    int at = 0;
    while (at < places.size() && places.get(at).compareTo(place) < 0) {
      more.add(places.get(at++));
    }
    more.add(place);
    while (at < places.size()) {
      more.add(places.get(at++));
    }
    return new Pool(more.build(), faces);
  }

  /** Both as one. */
  Pool with(Pool other) {
    return new Pool(merged(places, other.places, true), merged(faces, other.faces, false));
  }

  /**
   * With more known to lie there.
   *
   * @param more sorted
   */
  Pool with(ImmutableList<Face> more) {
    return new Pool(places, merged(faces, more, false));
  }

  /** With {@code face} known to lie there once less, if it was known at all. */
  Pool without(Face face) {
    int at = faces.indexOf(face);
    return at < 0 ? this : new Pool(places, Rows.without(faces, at));
  }

  /**
   * With each of those known to lie there once less, if it was known at all.
   *
   * @param gone sorted
   */
  Pool without(ImmutableList<Face> gone) {
    int least = Math.max(0, faces.size() - gone.size());
    ImmutableList.Builder<Face> rest = ImmutableList.builderWithExpectedSize(least);
    int i = 0;
    for (int at = 0; at < faces.size(); at++) {
      Face face = faces.get(at);
      while (i < gone.size() && gone.get(i).compareTo(face) < 0) {
        i++;
      }
      if (i < gone.size() && gone.get(i).equals(face)) {
        i++;
      } else {
        rest.add(face);
      }
    }
    return new Pool(places, rest.build());
  }

  /** Without what {@code suspects} takes. */
  Pool without(Predicate<? super Face> suspects) {
    ImmutableList.Builder<Face> rest = ImmutableList.builder();
    for (Face face : faces) {
      if (!suspects.test(face)) {
        rest.add(face);
      }
    }
    return new Pool(places, rest.build());
  }

  /** Without {@code place}, where nothing of it can lie. */
  Pool leaving(Place place) {
    ImmutableList.Builder<Place> rest = ImmutableList.builder();
    for (Place each : places) {
      if (!each.equals(place)) {
        rest.add(each);
      }
    }
    return new Pool(rest.build(), faces);
  }

  /** Whether it tells anything. */
  boolean isEmpty() {
    return faces.isEmpty() || places.isEmpty();
  }

  /**
   * Both sorted lists as one.
   *
   * @param once whether what is in both is there once then
   */
  private static <E extends Comparable<? super E>> ImmutableList<E> merged(
      ImmutableList<E> one, ImmutableList<E> other, boolean once) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? other : one;
    }
    ImmutableList.Builder<E> all = ImmutableList.builderWithExpectedSize(one.size() + other.size());
    int i = 0;
    int j = 0;
    while (i < one.size() && j < other.size()) {
      int order = one.get(i).compareTo(other.get(j));
      all.add(order <= 0 ? one.get(i) : other.get(j));
      i += order <= 0 ? 1 : 0;
      j += order > 0 || once && order == 0 ? 1 : 0;
    }
    for (; i < one.size(); i++) {
      all.add(one.get(i));
    }
    for (; j < other.size(); j++) {
      all.add(other.get(j));
    }
    return all.build();
  }

  /** The faces, each once. */
  public ImmutableSet<Face> kinds() {
    return ImmutableSet.copyOf(faces);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Pool that && that.places.equals(places) && that.faces.equals(faces);
  }

  @Override
  public int hashCode() {
    return Objects.hash(places, faces);
  }

  @Override
  public String toString() {
    return faces + " in " + places;
  }
}
