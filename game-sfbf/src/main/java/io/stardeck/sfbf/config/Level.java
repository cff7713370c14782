package io.stardeck.sfbf.config;

/** Which of the two rule sets a game is played by. */
public enum Level {
  /**
   * The basic game: no rows, no reserves, no cloak and web ({@code BF-GEN-03} to {@code
   * BF-GEN-06}).
   */
  BASIC,
  /** The advanced game. */
  ADVANCED
}
