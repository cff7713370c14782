package io.stardeck.deckbuilder.state;

/** Whether the turn has to end as soon as the action or encounter under way is complete. */
public enum TurnEnding {
  /** It has not. */
  NO,
  /** An effect ends it ({@code DB-EFF-20}), or an Allied Starship was missed. */
  EFFECT,
  /** The flagship of the turn player was defeated ({@code DB-DEF-06}). */
  DEFEAT
}
