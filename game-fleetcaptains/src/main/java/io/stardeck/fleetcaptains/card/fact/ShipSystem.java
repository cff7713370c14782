package io.stardeck.fleetcaptains.card.fact;

/** The four systems of a ship ({@code FC-SYS-01}). */
public enum ShipSystem {
  WEAPONS,
  SENSORS,
  ENGINES,
  SHIELDS
}
