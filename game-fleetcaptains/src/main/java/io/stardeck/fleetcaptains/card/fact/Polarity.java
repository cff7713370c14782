package io.stardeck.fleetcaptains.card.fact;

/** What an encounter brings. */
public enum Polarity {
  BENEFIT,
  HAZARD,
  MIXED
}
