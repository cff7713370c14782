package io.stardeck.engine.cli;

import com.google.common.base.Ascii;

/** What somebody may have meant by a word that nobody knows. */
final class Suggestion {
  private Suggestion() {}

  /**
   * A question such as {@code ; did you mean "sfbf"?}; empty if no word of {@code known} is near to
   * {@code word}: begins like it, or has one letter in three otherwise at most.
   */
  static String of(String word, Iterable<String> known) {
    String meant = Ascii.toLowerCase(word);
    String nearest = "";
    int least = Integer.MAX_VALUE;
    for (String each : known) {
      int distance =
          meant.length() > 1 && each.startsWith(meant)
              ? 0
              : distance(meant, Ascii.toLowerCase(each));
      if (distance < least && distance <= Math.max(1, meant.length() / 3)) {
        least = distance;
        nearest = each;
      }
    }
    return nearest.isEmpty() ? "" : "; did you mean \"" + nearest + "\"?";
  }

  /** How many letters are to be added, left out or exchanged to come from one to the other. */
  private static int distance(String from, String to) {
    int[] above = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int[] row = new int[to.length() + 1];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int exchanged = above[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(exchanged, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[to.length()];
  }
}
