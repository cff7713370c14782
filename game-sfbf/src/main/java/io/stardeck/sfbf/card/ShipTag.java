package io.stardeck.sfbf.card;

/**
 * What a ship is counted as; the fleet core draft asks for the first two ({@code BF-OPT-02}, {@code
 * BF-CMP-17}).
 */
public enum ShipTag {
  /** A dreadnought. */
  DREADNOUGHT,
  /** A carrier: it has two fighter squadrons ({@code BF-CMP-09}). */
  CARRIER,
  /** A frigate. */
  FRIGATE
}
