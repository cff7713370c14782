package io.stardeck.stccg.state;

/** Whether a ship is stopped ({@code ST-ORD-05}). */
public enum Stop {
  /** It is not. */
  NO,
  /** Until the end of the turn. */
  TURN,
  /** For good ({@code ST-SPC-06}). */
  GOOD
}
