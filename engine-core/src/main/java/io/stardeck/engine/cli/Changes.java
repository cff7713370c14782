package io.stardeck.engine.cli;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.BitSet;

/**
 * What is new in a table since it was last shown. A line that changed comes with those that it
 * stands under, the nearest before it that are less far in; a picture, which is lines that begin
 * with one of {@code +|[}, comes whole.
 */
final class Changes {
  private static final CharMatcher PICTURE = CharMatcher.anyOf("+|[");

  private Changes() {}

  /** The lines of {@code after} that are to be shown to somebody who has seen {@code before}. */
  static ImmutableList<String> between(ImmutableList<String> before, ImmutableList<String> after) {
    BitSet shown = added(before, after);
    for (int i = shown.nextSetBit(0); i >= 0; i = shown.nextSetBit(i + 1)) {
      above(after, i, shown);
      picture(after, i, shown);
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    shown.stream().forEach(i -> lines.add(after.get(i)));
    return lines.build();
  }

  private static void above(ImmutableList<String> lines, int line, BitSet shown) {
    int indent = indent(lines.get(line));
    for (int i = line - 1; i >= 0 && indent > 0 && !lines.get(i).isBlank(); i--) {
      if (indent(lines.get(i)) < indent && !isPicture(lines.get(i))) {
        indent = indent(lines.get(i));
        shown.set(i);
      }
    }
  }

  private static void picture(ImmutableList<String> lines, int line, BitSet shown) {
    if (isPicture(lines.get(line))) {
      int first = line;
      while (first > 0 && isPicture(lines.get(first - 1))) {
        first--;
      }
      int end = line;
      while (end < lines.size() && isPicture(lines.get(end))) {
        end++;
      }
      shown.set(first, end);
    }
  }

  private static boolean isPicture(String line) {
    String text = line.stripLeading();
    return !text.isEmpty() && PICTURE.matches(text.charAt(0));
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  /** The lines of {@code after} that are not in the longest row of lines that both have. */
  private static BitSet added(ImmutableList<String> before, ImmutableList<String> after) {
    int[][] common = new int[before.size() + 1][after.size() + 1];
    for (int i = before.size() - 1; i >= 0; i--) {
      for (int j = after.size() - 1; j >= 0; j--) {
        common[i][j] =
            before.get(i).equals(after.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    BitSet added = new BitSet();
    int i = 0;
    for (int j = 0; j < after.size(); j++) {
      while (i < before.size() && common[i + 1][j] == common[i][j]) {
        i++;
      }
      if (i < before.size() && before.get(i).equals(after.get(j))) {
        i++;
      } else if (!after.get(j).isBlank()) {
        added.set(j);
      }
    }
    return added;
  }
}
