package io.stardeck.stccg.card.word;

/** When a ship on its way meets an obstacle ({@code ST-EFF-34}). */
public enum Crossing {
  /** When it comes to the location. */
  ENTER,
  /** When its move ends at the location. */
  STOP_HERE,
  /** When it goes through the location without ending its move. */
  PASS,
  /** When it crosses the border between two locations. */
  CROSS;
}
