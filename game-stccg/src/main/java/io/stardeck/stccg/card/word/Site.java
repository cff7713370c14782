package io.stardeck.stccg.card.word;

/** A kind of place ({@code ST-REQ-16}). */
public enum Site {
  /** A planet mission. */
  PLANET,
  /** A space mission or an inserted location. */
  SPACE,
  /** In, or with a ship at, an own usable outpost. */
  OWN_OUTPOST
}
