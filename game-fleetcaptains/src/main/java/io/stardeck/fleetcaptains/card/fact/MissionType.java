package io.stardeck.fleetcaptains.card.fact;

/** The three types of missions ({@code FC-CMP-07}). */
public enum MissionType {
  SCIENCE,
  INFLUENCE,
  COMBAT
}
