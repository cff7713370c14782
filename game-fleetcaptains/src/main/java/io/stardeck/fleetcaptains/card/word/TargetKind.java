package io.stardeck.fleetcaptains.card.word;

/** What a player chooses for a card, one after the other ({@code FC-D-93}). */
public enum TargetKind {
  /** An uncloaked ship. */
  SHIP,

  /** A tile. */
  TILE,

  /** A crew card aboard a ship. */
  CARD,

  /** An enemy cloak token. */
  TOKEN,

  /** One of the four systems. */
  SYSTEM
}
