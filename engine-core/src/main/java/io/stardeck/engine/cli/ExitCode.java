package io.stardeck.engine.cli;

/** What the commands exit with. */
final class ExitCode {
  /** All went well. */
  static final int OK = 0;

  /** A replay found that the record does not agree with the rules. */
  static final int DIVERGED = 1;

  /** The input cannot be used: an unknown game, a wrong option, an unreadable file. */
  static final int BAD_INPUT = 2;

  /** The library itself is at fault. */
  static final int BUG = 70;

  /** All went well, but what was to be told could not be written: a full disk, a closed pipe. */
  static final int UNWRITTEN = 74;

  /** The user broke the work off. */
  static final int INTERRUPTED = 130;

  private ExitCode() {}
}
