package io.stardeck.stccg.card.word;

/** Which player an effect is about. */
public enum Player {
  /** The player of the card; of a dilemma, the one whose group faces it. */
  SELF,
  /** The other side of a battle in which that player fights, else the next in turn order. */
  OPPONENT,
  /** The player whom the card was played on. */
  TARGET,
  /** The player whose turn it is. */
  ACTIVE
}
