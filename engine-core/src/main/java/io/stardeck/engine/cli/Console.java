package io.stardeck.engine.cli;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.cli.Screen.Style;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/**
 * What the commands read from and write to.
 *
 * @param in what the user types, or the requests of another program
 * @param out results
 * @param err complaints
 * @param terminal whether a person watches, so that progress is worth showing
 * @param screen what lines look like
 */
record Console(
    BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal, Screen screen) {
  private static final CharMatcher OBEYED =
      CharMatcher.javaIsoControl().and(CharMatcher.isNot('\t'));

  /** A console whose lines are shown as they are. */
  Console(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal) {
    this(in, out, err, terminal, Screen.PLAIN);
  }

  /** The streams of this process, in UTF-8 whatever the machine's own encoding. */
  static Console system() {
    return new Console(
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
        new PrintWriter(System.out, false, StandardCharsets.UTF_8),
        new PrintWriter(System.err, true, StandardCharsets.UTF_8),
        System.console() != null);
  }

  /** This console for a person: with the width and the colours of the terminal. */
  Console watched() {
    return terminal ? with(Screen.of(System.getenv(), true, Console::columns)) : this;
  }

  /** This console with those names for the seats. */
  Console named(ImmutableList<String> seats) {
    return with(screen.named(seats));
  }

  private Console with(Screen other) {
    return new Console(in, out, err, terminal, other);
  }

  /** Prints a line of the results, without spaces at its end. */
  void line(String format, Object... values) {
    say(Style.PLAIN, String.format(Locale.ROOT, format, values));
  }

  /**
   * Prints {@code text}, a line or several. A card set or a record of somebody else's may hold what
   * a terminal would obey.
   */
  void say(Style style, String text) {
    text.lines()
        .map(line -> terminal ? OBEYED.replaceFrom(line, '?') : line)
        .forEach(line -> out.println(screen.shown(style, line)));
    if (text.isEmpty()) {
      out.println();
    }
  }

  /**
   * What the user types in answer to {@code question}; null at the end of the input. What comes
   * from a file is shown, for there is no terminal that has shown it while it was typed.
   */
  @Nullable String ask(String question) throws IOException {
    out.print(question);
    out.flush();
    String typed = in.readLine();
    if (!terminal) {
      out.println(typed == null ? "" : typed);
    }
    return typed;
  }

  private static int columns() {
    try (Terminal terminal = TerminalBuilder.builder().dumb(true).build()) {
      return terminal.getWidth();
    } catch (IOException e) {
      return 0;
    }
  }
}
