package io.stardeck.deckbuilder.internal.text;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import io.stardeck.deckbuilder.card.Stat;
import java.util.List;
import java.util.Locale;

/** How words are put together. */
final class Phrases {
  private Phrases() {}

  /** "a, b or c". */
  static String or(List<String> parts) {
    return join(parts, " or ");
  }

  /** "a, b and c". */
  static String and(List<String> parts) {
    return join(parts, " and ");
  }

  /** A stat as it stands in a sentence: "Speed". */
  static String stat(Stat stat) {
    return capital(stat.name());
  }

  /** The name of a constant in front of a word that begins with a capital: "Non aligned". */
  static String capital(String constant) {
    String lower = lower(constant);
    return Ascii.toUpperCase(lower.substring(0, 1)) + lower.substring(1);
  }

  /** The name of a constant in lower case. */
  static String lower(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** A number with its sign. */
  static String signed(int number) {
    return number < 0 ? Integer.toString(number) : "+" + number;
  }

  /** "1 card", "2 cards". */
  static String counted(int number, String noun) {
    return number + " " + (number == 1 ? noun : noun + "s");
  }

  private static String join(List<String> parts, String last) {
    int size = parts.size();
    if (size < 2) {
      return String.join("", parts);
    }
    return Joiner.on(", ").join(parts.subList(0, size - 1)) + last + parts.get(size - 1);
  }
}
