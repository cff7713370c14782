package io.stardeck.stccg.card.fact;

/**
 * What becomes of an artifact that was earned ({@code ST-ART-03}, {@code ST-ART-04}, {@code
 * ST-ART-07}).
 */
public enum ArtifactUse {
  /** It joins the group as equipment. */
  EQUIPMENT,
  /** It goes to the hand and is played as an event. */
  EVENT,
  /** It goes to the hand and is played as an interrupt. */
  INTERRUPT,
  /** It goes to the hand and is played as either. */
  EVENT_OR_INTERRUPT,
  /** It joins the group as a person. */
  PERSONNEL,
  /** It joins as a ship. */
  SHIP,
  /** Its effects happen; then it is discarded. */
  AT_ONCE,
  /** Its effects happen; it stays on the table. */
  AT_ONCE_TABLE;

  /** Whether it is played from the hand as an event. */
  public boolean event() {
    return this == EVENT || this == EVENT_OR_INTERRUPT;
  }

  /** Whether it is played from the hand as an interrupt. */
  public boolean interrupt() {
    return this == INTERRUPT || this == EVENT_OR_INTERRUPT;
  }
}
