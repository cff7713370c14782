package io.stardeck.engine;

/**
 * Something wrong in a file, in JSON or in a state from outside.
 *
 * @param path where, such as {@code cards[12].cost}; empty for the whole
 * @param message what is wrong there
 */
public record Fault(String path, String message) {
  @Override
  public String toString() {
    return path.isEmpty() ? message : path + ": " + message;
  }
}
