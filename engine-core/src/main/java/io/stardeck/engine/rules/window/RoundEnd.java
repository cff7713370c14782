package io.stardeck.engine.rules.window;

/** When a {@link Round} is over, and what an action in it does to the passes before it. */
public enum RoundEnd {
  /**
   * When all have passed in a row: who passed may act again after somebody has acted. An action
   * round; a window in which everybody may answer each answer.
   */
  ALL_PASS,
  /** When all have passed, each once and for good. Placing cards in turn until nobody wants to. */
  PASS_IS_FINAL,
  /** When each has had one turn, to act or to pass. Declaring a conflict; choosing a fleet. */
  ONE_TURN_EACH,
  /** When one has acted, or all have passed. The first reply closes the window. */
  FIRST_TAKER
}
