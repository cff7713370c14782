package io.stardeck.fleetcaptains.card;

/** What an encounter brings. */
public enum Polarity {
  BENEFIT,
  HAZARD,
  MIXED
}
