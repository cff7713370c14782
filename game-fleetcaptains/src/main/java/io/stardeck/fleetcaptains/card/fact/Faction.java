package io.stardeck.fleetcaptains.card.fact;

/** The two sides ({@code FC-FLT-01}). */
public enum Faction {
  FEDERATION,
  KLINGON;

  /** The other side. */
  public Faction enemy() {
    return this == FEDERATION ? KLINGON : FEDERATION;
  }
}
