package io.stardeck.fleetcaptains.card.fact;

/** The rolls that bring an encounter when a tile is explored ({@code FC-EXP-04}). */
public record EncounterRange(int lo, int hi) {
  /** Whether that roll does. */
  public boolean has(int die) {
    return lo <= die && die <= hi;
  }
}
