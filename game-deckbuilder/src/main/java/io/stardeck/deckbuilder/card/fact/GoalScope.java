package io.stardeck.deckbuilder.card.fact;

/** Whose stats and cards meet a Goal. */
public enum GoalScope {
  /** One player meets all of it. */
  SELF,
  /** Stats and counts are summed over the players who are in. */
  TEAM_SUM,
  /** Each player who is in meets it. */
  EVERY_PLAYER
}
