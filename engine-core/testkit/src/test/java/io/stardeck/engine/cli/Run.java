package io.stardeck.engine.cli;

import com.google.common.base.Joiner;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;

/**
 * One run of the command line.
 *
 * @param code what it exits with
 * @param out what it prints
 * @param err what it complains of
 */
record Run(int code, String out, String err) {

  /** Runs a command that reads nothing. */
  static Run of(String... args) {
    return typing("", false, args);
  }

  /** Runs a command for which those lines are typed. */
  static Run typing(Iterable<String> lines, String... args) {
    return typing(Joiner.on('\n').join(lines) + "\n", false, args);
  }

  /** Runs a command that a person at a terminal watches. */
  static Run watched(String... args) {
    return typing("", true, args);
  }

  private static Run typing(String input, boolean terminal, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new BufferedReader(new StringReader(input)),
            new PrintWriter(out),
            new PrintWriter(err),
            terminal);
    int code = Main.run(console, args);
    return new Run(code, out.toString(), err.toString());
  }
}
