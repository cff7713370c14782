package io.stardeck.fleetcaptains.card.fact;

/** What becomes of an encounter that was resolved ({@code FC-ENC-03}). */
public enum Afterwards {
  DISCARD,
  KEEP_AS_CARGO,
  ATTACH_SHIP,
  ATTACH_TILE,
  SCORE_IF_PASSED,
  TRASH
}
