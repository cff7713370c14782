package io.stardeck.engine.record;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Violation;

/**
 * The first place where a record and the rules part.
 *
 * @param move the number of the move, 1 or more; 0 for the set-up
 * @param what what is not the same
 * @param expected what the record says
 * @param found what the rules say
 * @param violations why the rules refuse; empty if they do not
 */
public record Divergence(
    int move, What what, String expected, String found, ImmutableList<Violation> violations) {
  /** What can differ. */
  public enum What {
    /** The configuration is refused. */
    SETUP,
    /** The action is refused. */
    ACTION,
    /** The action leads to another state. */
    STATE,
    /** The state at the end is another. */
    END,
    /** The game is not over, or ended otherwise. */
    OUTCOME
  }

  static Divergence refused(
      int move, What what, Object asked, ImmutableList<Violation> violations) {
    return new Divergence(
        move, what, asked.toString(), Joiner.on("; ").join(violations), violations);
  }

  static Divergence other(int move, What what, String expected, String found) {
    return new Divergence(move, what, expected, found, ImmutableList.of());
  }

  @Override
  public String toString() {
    String at = move == 0 ? "set-up" : "move " + move;
    return switch (what) {
      case SETUP -> at + ": the configuration is refused: " + found;
      case ACTION -> at + ": " + expected + " is refused: " + found;
      case STATE -> at + ": the state is " + found + ", in the record " + expected;
      case END -> "end, after " + at + ": the state is " + found + ", in the record " + expected;
      case OUTCOME ->
          "end, after " + at + ": the outcome is " + found + ", in the record " + expected;
    };
  }
}
