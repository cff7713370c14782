package io.stardeck.stccg.state;

/** What happens at the end of a turn, in this order ({@code ST-TRN-06}). */
public enum EndStep {
  /** The window TURN_END. */
  WINDOW,
  /** What was played into it has happened: cards may be cured by that ({@code ST-DIL-07}). */
  ANSWERED,
  /** End-of-turn effects. */
  TRIGGERS,
  /** Countdowns. */
  COUNTDOWNS,
  /** Movers. */
  MOVERS,
  /** The draw. */
  DRAW,
  /** The window CARD_DRAWN. */
  DRAWN,
  /** Marks are removed, and the next player is active ({@code ST-TRN-07}). */
  NEXT
}
