package io.stardeck.deckbuilder.card.fact;

/** What kind of card it is (section 1.3). */
public enum CardType {
  /** Playable in and out of battle. */
  CHARACTER,
  /** Playable in and out of battle. */
  MANEUVER,
  /** Playable only out of battle. */
  SETUP,
  /** Acts when it is turned up in the Starbase. */
  SPECIAL,
  /** Stays open until it is completed. */
  MISSION,
  /** Resolved when it is flipped. */
  EVENT,
  /** Fought, persuaded or acquired; flagships are Starships. */
  STARSHIP,
  /** A dead card in the deck of a player. */
  BORG
}
