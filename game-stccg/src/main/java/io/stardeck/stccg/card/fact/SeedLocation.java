package io.stardeck.stccg.card.fact;

/** At which missions an outpost may lie ({@code ST-OUT-03}, {@code ST-OUT-04}). */
public enum SeedLocation {
  /** At those that name its affiliation, or are for any. */
  MATCHING_MISSION,
  /** At those in space, whomever they name. */
  SPACE_MISSION
}
