package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * What a card shows when it is turned up: cards with one face are alike. Its JSON form is its name.
 *
 * @param name the name of the kind of card in its set, the ship that a token stands for
 */
public record Face(@JsonValue String name) implements Comparable<Face> {
  /**
   * @throws IllegalArgumentException if the name is empty or longer than 200 characters
   */
  @JsonCreator
  public Face {
    checkArgument(
        !name.isEmpty() && name.length() <= 200, "a face has a name of 1 to 200 characters");
  }

  // Compared whenever a card is seen, as a rule with itself.
  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof Face that && that.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public int compareTo(Face other) {
    return this == other ? 0 : name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return name;
  }
}
