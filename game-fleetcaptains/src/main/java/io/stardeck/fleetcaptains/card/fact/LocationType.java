package io.stardeck.fleetcaptains.card.fact;

/** What a location tile shows. */
public enum LocationType {
  DEAD_SPACE,
  NEBULA,
  STAR,
  PLANET,
  SYSTEM,
  ANOMALY,
  HAZARD
}
