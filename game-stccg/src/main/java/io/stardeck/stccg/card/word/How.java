package io.stardeck.stccg.card.word;

import io.stardeck.engine.Explanation.Part.Operation;

/** How a number is changed ({@code ST-REQ-12}). */
public enum How {
  /** It is so much. */
  SET(Operation.SET),
  /** So much is added. */
  ADD(Operation.ADD),
  /** It is multiplied by so much. */
  MULTIPLY(Operation.MULTIPLY);

  private final Operation operation;

  How(Operation operation) {
    this.operation = operation;
  }

  /** The step of a computation. */
  public Operation operation() {
    return operation;
  }
}
