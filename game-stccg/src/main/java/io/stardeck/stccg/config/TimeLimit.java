package io.stardeck.stccg.config;

/** Whether and how time ends the game ({@code ST-ADV-04}). */
public enum TimeLimit {
  /** It does not. */
  NONE,
  /** After a number of turns. */
  TURNS,
  /** When the host calls time. */
  EXTERNAL
}
