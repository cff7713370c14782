package io.stardeck.stccg.card.word;

/** What may be prevented ({@code ST-EFF-07}). */
public enum Deed {
  /** Moving the ship. */
  MOVE,
  /** Attempting the mission here. */
  ATTEMPT,
  /** Playing interrupts. */
  INTERRUPT,
  /** Cloaking the ship. */
  CLOAK,
  /** Battle of any kind by or against the ship ({@code ST-EFF-55}). */
  BATTLE,
  /** The strikes of movers at the end of a turn ({@code ST-EFF-45}). */
  STRIKE;
}
