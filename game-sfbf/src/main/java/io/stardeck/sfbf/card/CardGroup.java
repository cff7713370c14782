package io.stardeck.sfbf.card;

/** The groups of the action card list. */
public enum CardGroup {
  /** Fires from a box of a ship. */
  WEAPON,
  /** Protects a ship that is attacked. */
  DEFENCE,
  /** Supports a weapon card, or counters a defence. */
  COMBAT,
  /** Takes damage off a ship. */
  REPAIR,
  /** All else. */
  SPECIAL
}
