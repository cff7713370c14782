package io.stardeck.stccg.card.word;

/** What an obstacle does to a ship ({@code ST-EFF-34}). */
public enum Barrier {
  /** The move ends before it. */
  BLOCK,
  /** The move ends here, and there is no other this turn. */
  END_MOVE,
  /** The ship is damaged. */
  DAMAGE,
  /** One aboard is killed by chance. */
  KILL;
}
