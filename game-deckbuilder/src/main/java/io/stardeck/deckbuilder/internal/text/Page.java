package io.stardeck.deckbuilder.internal.text;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import java.util.ArrayList;
import java.util.List;

/** Lines of text in a fixed-width font, none wider than the page. */
final class Page {
  private static final int WIDEST = 118;
  private static final int NARROWEST = 60;

  private static final CharMatcher STOPS = CharMatcher.anyOf(",;:");

  private final int width;
  private final StringBuilder out = new StringBuilder();

  /** A page with nothing on it, as wide as {@code columns} within reason. */
  Page(int columns) {
    this.width = Math.max(NARROWEST, Math.min(WIDEST, columns));
  }

  /** The most columns of a line. */
  int width() {
    return width;
  }

  /** Adds {@code text}, broken between words; the lines after the first begin with the indent. */
  Page line(String text, int indent) {
    if (text.length() <= width) {
      out.append(text.stripTrailing()).append('\n');
      return this;
    }
    int end = end(text, width);
    out.append(text.substring(0, end).stripTrailing()).append('\n');
    for (String line : wrap(text.substring(end).strip(), width - indent)) {
      out.append(Strings.repeat(" ", indent)).append(line).append('\n');
    }
    return this;
  }

  /** Adds {@code text}, broken between words. */
  Page line(String text) {
    return line(text, 4);
  }

  /** Adds {@code left}, and {@code right} at the end of the same line. */
  Page ends(String left, String right) {
    return line(spread(left, right, width));
  }

  /** Adds a line without anything on it. */
  Page gap() {
    out.append('\n');
    return this;
  }

  /** {@code left} and {@code right} with as many spaces between that the width is filled. */
  static String spread(String left, String right, int width) {
    int room = Math.max(1, width - right.length());
    return Strings.padEnd(cut(left, room - 1), room, ' ') + right;
  }

  /** {@code text}, its end left out if it is too wide. */
  static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, Math.max(0, width - 2)) + "..";
  }

  /** {@code text} in lines of that width, broken between words where that can be. */
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int space = end(rest, width);
      int end = space > 0 ? space : width;
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  /** The last space behind a stop where a line may end, or the last space if that is far back. */
  private static int end(String text, int width) {
    int last = text.lastIndexOf(' ', width);
    for (int i = last; i > 2 * width / 3; i--) {
      if (text.charAt(i) == ' ' && STOPS.matches(text.charAt(i - 1))) {
        return i;
      }
    }
    return last;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
