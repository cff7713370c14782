package io.stardeck.engine.text;

import java.util.StringJoiner;

/**
 * What lies in piles of which a table shows the number of cards alone: a line for each pile, for
 * whoever asks for them.
 */
public final class PilesText {
  private final StringJoiner lines = new StringJoiner("\n");

  /**
   * Goes on with a pile.
   *
   * @param name what it is called
   * @param cards what its cards are called, in the order in which they are told
   */
  public void add(String name, Iterable<String> cards) {
    String listed = String.join(", ", cards);
    lines.add(name + ": " + (listed.isEmpty() ? "nothing" : listed));
  }

  /** The lines. */
  @Override
  public String toString() {
    return lines.toString();
  }
}
