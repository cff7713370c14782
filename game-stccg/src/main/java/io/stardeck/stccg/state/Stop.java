package io.stardeck.stccg.state;

/** Whether a ship is stopped ({@code ST-ORD-05}). */
public enum Stop {
  /** It is not. */
  NO,
  /** Until the end of the turn. */
  TURN,
  /** For good: only intruders are aboard ({@code ST-SPC-06}). */
  GOOD,
  /** For good too, though persons have come aboard since. */
  GOOD_MANNED
}
