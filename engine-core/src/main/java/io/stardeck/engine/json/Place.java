package io.stardeck.engine.json;

import com.google.common.collect.ImmutableList;
import java.util.Collection;

/**
 * Where in a document something stands.
 *
 * @param steps from the root down: the name of a field as a String, the index in a list as an
 *     Integer
 */
record Place(ImmutableList<Object> steps) {
  private static final int LONGEST_NAME = 60;

  static final Place ROOT = new Place(ImmutableList.of());

  static Place of(Collection<?> steps) {
    return new Place(ImmutableList.copyOf(steps));
  }

  Place field(String name) {
    return new Place(ImmutableList.builder().addAll(steps).add(name).build());
  }

  boolean isRoot() {
    return steps.isEmpty();
  }

  Object last() {
    return steps.get(steps.size() - 1);
  }

  Place parent() {
    return new Place(steps.subList(0, steps.size() - 1));
  }

  /** Whether {@code other} is this place or lies within it. */
  boolean holds(Place other) {
    return other.steps.size() >= steps.size() && other.steps.subList(0, steps.size()).equals(steps);
  }

  /**
   * The path as people write it, such as {@code cards[12].cost}; names with other characters are
   * quoted.
   */
  @Override
  public String toString() {
    StringBuilder path = new StringBuilder();
    for (Object step : steps) {
      if (step instanceof Integer) {
        path.append('[').append(step).append(']');
      } else if (isPlain((String) step)) {
        path.append(path.isEmpty() ? "" : ".").append(step);
      } else {
        path.append('[').append(Words.quote((String) step)).append(']');
      }
    }
    return path.toString();
  }

  private static boolean isPlain(String name) {
    if (name.isEmpty() || name.length() > LONGEST_NAME) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean plain =
          c >= 'a' && c <= 'z'
              || c >= 'A' && c <= 'Z'
              || c >= '0' && c <= '9'
              || c == '_'
              || c == '-';
      if (!plain) {
        return false;
      }
    }
    return true;
  }
}
