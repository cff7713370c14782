package io.stardeck.fleetcaptains.state;

/** What points were scored for. */
public enum ScoreKind {
  MISSION,
  ENCOUNTER,
  STARBASE,
  DESTROYED_SHIP,
  EFFECT
}
