package io.stardeck.stccg.state;

/** How a ship is ({@code ST-DMG-01}). */
public enum Condition {
  /** Upright. */
  OK,
  /** Turned upside down. */
  DAMAGED,
  /** Turned on its side; still damaged for every rule. */
  REPAIRING;

  /** Whether it counts as damaged. */
  public boolean damaged() {
    return this != OK;
  }
}
