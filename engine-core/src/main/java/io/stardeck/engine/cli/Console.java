package io.stardeck.engine.cli;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * What the commands read from and write to.
 *
 * @param in what the user types, or the requests of another program
 * @param out results
 * @param err complaints
 * @param terminal whether a person watches, so that progress is worth showing
 */
record Console(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal) {

  /** The streams of this process, in UTF-8 whatever the machine's own encoding. */
  static Console system() {
    return new Console(
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
        new PrintWriter(System.out, false, StandardCharsets.UTF_8),
        new PrintWriter(System.err, true, StandardCharsets.UTF_8),
        System.console() != null);
  }

  /** Prints a line of the results, without spaces at its end. */
  void line(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values).stripTrailing());
  }
}
