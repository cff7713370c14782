package io.stardeck.stccg.card.word;

import java.util.OptionalInt;

/** Where a mission or a ship goes in the spaceline ({@code ST-EFF-08}). */
public enum Shift {
  /** Some locations to the left. */
  LEFT(true),
  /** Some locations to the right. */
  RIGHT(true),
  /** Some locations to the left or the right, as the player chooses. */
  LEFT_OR_RIGHT(true),
  /** To the one end of the spaceline or the other, as the player chooses. */
  END(false),
  /** To the place of any other location, which the player chooses. */
  ANYWHERE(false);

  private final boolean counted;

  Shift(boolean counted) {
    this.counted = counted;
  }

  /** Whether it says by how many locations. */
  public boolean counted() {
    return counted;
  }

  /**
   * Whether that leads from one position in the spaceline to another.
   *
   * @param n by how many locations it goes to the left or the right, at most to the end
   * @param last the position at the right end
   */
  public boolean leads(OptionalInt n, int from, int to, int last) {
    return switch (this) {
      case ANYWHERE -> true;
      case END -> to == 0 || to == last;
      case LEFT -> to == Math.max(0, from - n.orElse(0));
      case RIGHT -> to == Math.min(last, from + n.orElse(0));
      case LEFT_OR_RIGHT -> LEFT.leads(n, from, to, last) || RIGHT.leads(n, from, to, last);
    };
  }
}
