package io.stardeck.deckbuilder.card.word;

/** How long something lasts. */
public enum Until {
  /** To the end of the turn. */
  TURN_END,
  /** To the end of the battle. */
  BATTLE_END,
  /** To the end of the encounter. */
  ENCOUNTER_END
}
