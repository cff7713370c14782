package io.stardeck.engine.cli;

/** What the user gave is wrong; the message says what, in lines for them to read. */
final class InputException extends Exception {
  private static final long serialVersionUID = 1;

  InputException(String message) {
    super(message);
  }
}
