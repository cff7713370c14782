package io.stardeck.b5.card.word;

/** How long what an effect changes stays changed. */
public enum Duration {
  /** As long as the source stays rotated for it ({@code B5-EFF-03}). */
  WHILE_ROTATED,
  /** Until the End step of this turn. */
  END_OF_TURN,
  /** Until the aftermath step of the next turn is over ({@code B5-W-27}). */
  NEXT_AFTERMATH,
  /** As long as the source is in play. */
  WHILE_IN_PLAY,
  /** As long as the card that it changes is in play. */
  PERMANENT
}
