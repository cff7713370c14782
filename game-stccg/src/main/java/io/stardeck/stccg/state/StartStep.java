package io.stardeck.stccg.state;

/** What happens at the start of a turn, in this order ({@code ST-TRN-02}). */
public enum StartStep {
  /** RANGE and cloaks are fresh, holograms active, ships return, repairs advance. */
  REFRESH,
  /** The window TURN_START. */
  WINDOW,
  /** What was played into it has happened. */
  ANSWERED,
  /** Boarding battles are fought. */
  BOARDING,
  /** Other start-of-turn effects. */
  TRIGGERS,
  /** Cures are checked. */
  CURES
}
