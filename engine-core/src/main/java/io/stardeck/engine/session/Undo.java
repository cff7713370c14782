package io.stardeck.engine.session;

/** Which decisions the players of a session may take back. */
public enum Undo {
  /** None. */
  NEVER,
  /**
   * The last decision of the game, by the one who took it, as long as nobody has come to know
   * anything by it: nothing was drawn or rolled, no card was seen, nothing that was hidden has
   * shown. Whose last decision cannot be taken back may conclude that another has decided since,
   * even where that is unseen.
   */
  FREE,
  /**
   * Anybody's own last decision and all that came after it, whatever was learnt: for people who
   * trust each other at one table.
   */
  ALWAYS
}
