package io.stardeck.fleetcaptains.card.fact;

/** The three kinds of faces of command cards ({@code FC-CRD-01}). */
public enum FaceKind {
  COMBAT,
  OPERATIONS,
  CREW
}
