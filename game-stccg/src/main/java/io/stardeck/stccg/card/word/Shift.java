package io.stardeck.stccg.card.word;

/** Where a mission goes in the spaceline ({@code ST-EFF-08}). */
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

  /** Whether the mission may go to the left by a number of locations. */
  public boolean left() {
    return this == LEFT || this == LEFT_OR_RIGHT;
  }

  /** Whether the mission may go to the right by a number of locations. */
  public boolean right() {
    return this == RIGHT || this == LEFT_OR_RIGHT;
  }
}
