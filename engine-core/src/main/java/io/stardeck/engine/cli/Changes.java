package io.stardeck.engine.cli;

import com.google.common.base.CharMatcher;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * What is new in a table since it was last shown. A line that changed comes with those that it
 * stands under, the nearest before it that are less far in; a line that stands under another
 * heading now is new too, numbers in the heading aside; where half of the lines under a heading are
 * new they all come; a picture, which is lines that begin with one of {@code +|[}, comes whole.
 */
final class Changes {
  private static final CharMatcher PICTURE = CharMatcher.anyOf("+|[");
  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');

  private Changes() {}

  /** The lines of {@code after} that are to be shown to somebody who has seen {@code before}. */
  static ImmutableList<String> between(ImmutableList<String> before, ImmutableList<String> after) {
    BitSet shown = added(placed(before), placed(after), after);
    mostlyNew(after, shown);
    for (int i = shown.nextSetBit(0); i >= 0; i = shown.nextSetBit(i + 1)) {
      above(after, i, shown);
      picture(after, i, shown);
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    shown.stream().forEach(i -> lines.add(after.get(i)));
    return lines.build();
  }

  /** Each line with the heading that it stands under, without the numbers of that. */
  private static ImmutableList<String> placed(ImmutableList<String> lines) {
    ImmutableList.Builder<String> placed = ImmutableList.builder();
    Deque<String> headings = new ArrayDeque<>();
    for (String line : lines) {
      if (line.isBlank()) {
        headings.clear();
      } else {
        while (!headings.isEmpty() && indent(headings.peek()) >= indent(line)) {
          headings.pop();
        }
      }
      placed.add(headings.isEmpty() ? line : DIGITS.removeFrom(headings.peek()) + '\n' + line);
      if (!line.isBlank() && !isPicture(line)) {
        headings.push(line);
      }
    }
    return placed.build();
  }

  /** Adds what little has not changed among the lines under a heading, so that they can be read. */
  private static void mostlyNew(ImmutableList<String> lines, BitSet shown) {
    for (int i = 0; i < lines.size(); i++) {
      int end = i + 1;
      while (end < lines.size()
          && !lines.get(end).isBlank()
          && indent(lines.get(end)) > indent(lines.get(i))) {
        end++;
      }
      int changed = shown.get(i + 1, end).cardinality();
      boolean heading = !lines.get(i).isBlank() && !isPicture(lines.get(i));
      if (heading && changed > 0 && 2 * changed >= end - i - 1) {
        shown.set(i, end);
      }
    }
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

  /**
   * Those that are not in the longest row of lines that both have, nor elsewhere under the same
   * heading, and are not empty.
   */
  private static BitSet added(
      ImmutableList<String> before, ImmutableList<String> after, ImmutableList<String> lines) {
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
    Multiset<String> elsewhere = HashMultiset.create();
    int i = 0;
    for (int j = 0; j < after.size(); j++) {
      while (i < before.size() && common[i + 1][j] == common[i][j]) {
        elsewhere.add(before.get(i++));
      }
      if (i < before.size() && before.get(i).equals(after.get(j))) {
        i++;
      } else if (!lines.get(j).isBlank()) {
        added.set(j);
      }
    }
    elsewhere.addAll(before.subList(i, before.size()));
    // What only changed its place under the same heading is not new.
    for (int j = added.nextSetBit(0); j >= 0; j = added.nextSetBit(j + 1)) {
      if (!isPicture(lines.get(j)) && elsewhere.remove(after.get(j))) {
        added.clear(j);
      }
    }
    return added;
  }
}
