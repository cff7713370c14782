package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import java.util.function.Predicate;

/**
 * Cards that are known to lie, somewhere and in some order, among the unseen cards of one place or
 * of several places together.
 *
 * @param places the places, sorted, each once
 * @param faces what is known to lie there, sorted; as many times as it is known to
 */
public record Pool(ImmutableList<Place> places, ImmutableList<Face> faces) {
  /**
   * @throws IllegalArgumentException if a list is not sorted or a place stands there twice
   */
  public Pool {
    checkArgument(
        Ordering.natural().isStrictlyOrdered(places), "places are sorted, each once: %s", places);
    checkArgument(Ordering.natural().isOrdered(faces), "faces are sorted: %s", faces);
  }

  /** That place, of which nothing is known. */
  static Pool of(Place place) {
    return new Pool(ImmutableList.of(place), ImmutableList.of());
  }

  /** Whether cards may lie in {@code place}. */
  public boolean has(Place place) {
    return places.contains(place);
  }

  /** Both as one. */
  Pool with(Pool other) {
    return new Pool(
        ImmutableSortedSet.<Place>naturalOrder()
            .addAll(places)
            .addAll(other.places)
            .build()
            .asList(),
        merged(faces, other.faces));
  }

  /** With more known to lie there. */
  Pool with(ImmutableList<Face> more) {
    return new Pool(places, merged(faces, more));
  }

  /** With {@code face} known to lie there once less, if it was known at all. */
  Pool without(Face face) {
    int at = faces.indexOf(face);
    if (at < 0) {
      return this;
    }
    ImmutableList.Builder<Face> rest = ImmutableList.builderWithExpectedSize(faces.size() - 1);
    rest.addAll(faces.subList(0, at)).addAll(faces.subList(at + 1, faces.size()));
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

  private static ImmutableList<Face> merged(ImmutableList<Face> one, ImmutableList<Face> other) {
    if (one.isEmpty()) {
      return Ordering.natural().immutableSortedCopy(other);
    }
    return Ordering.natural()
        .immutableSortedCopy(ImmutableList.<Face>builder().addAll(one).addAll(other).build());
  }

  /** The faces, each once. */
  public ImmutableSet<Face> kinds() {
    return ImmutableSet.copyOf(faces);
  }
}
