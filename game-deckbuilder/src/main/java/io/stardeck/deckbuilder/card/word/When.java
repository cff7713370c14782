package io.stardeck.deckbuilder.card.word;

/** What a trigger waits for, always a doing of its own player. */
public enum When {
  /** A card was played. */
  PLAYED,
  /** A card was gained. */
  GAINED,
  /** A card was trashed. */
  TRASHED,
  /** A card was discarded. */
  DISCARDED,
  /** A Goal was met. */
  GOAL_ACHIEVED,
  /** A Mission was completed. */
  MISSION_COMPLETED,
  /** A Starship was won by Diplomacy. */
  DIPLOMACY_WON,
  /** A space Starship was defeated. */
  SHIP_DEFEATED,
  /** The own flagship was defeated. */
  FLAGSHIP_DEFEATED,
  /** The own turn begins. */
  TURN_START,
  /** The own turn ends. */
  TURN_END,
  /** A battle begins. */
  BATTLE_START,
  /** A battle ends. */
  BATTLE_END
}
