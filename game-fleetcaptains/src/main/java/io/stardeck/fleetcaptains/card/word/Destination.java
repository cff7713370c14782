package io.stardeck.fleetcaptains.card.word;

/** Where an effect moves a ship ({@code FC-D-77}). */
public enum Destination {
  /** The tile that was chosen. */
  CHOSEN,

  /** The post of its owner. */
  OWN_POST
}
