package io.stardeck.stccg.card.fact;

/** The sign of a person that counts for staffing ({@code ST-STF-01}). */
public enum Icon {
  /** A six-pointed star. */
  COMMAND,
  /** A four-pointed star. */
  STAFF,
  /** A hologram, in place of a star. */
  HOLOGRAPHIC,
  /** No sign. */
  NONE;
}
