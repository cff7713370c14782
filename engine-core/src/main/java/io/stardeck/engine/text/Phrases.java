package io.stardeck.engine.text;

import com.google.common.base.Ascii;
import java.util.List;

/** How words are put together in the texts of all games. */
public final class Phrases {
  private Phrases() {}

  /** "1 card", "2 cards". */
  public static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** A number with its sign: "+2", "-1", "+0". */
  public static String signed(int number) {
    return number < 0 ? Integer.toString(number) : "+" + number;
  }

  /** "a, b and c"; nothing if there are none. */
  public static String and(List<String> parts) {
    return join(parts, " and ");
  }

  /** "a, b or c"; nothing if there are none. */
  public static String or(List<String> parts) {
    return join(parts, " or ");
  }

  /** The name of a constant as a word of the rulebook: "Non aligned". */
  public static String word(Enum<?> constant) {
    return word(constant.name());
  }

  /** As {@link #word(Enum)}, of a name that is written like one of a constant. */
  public static String word(String constant) {
    return capital(lower(constant));
  }

  /** The name of a constant in lower case: "non aligned". */
  public static String lower(Enum<?> constant) {
    return lower(constant.name());
  }

  /** With a capital at its beginning. */
  public static String capital(String text) {
    return Ascii.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private static String lower(String constant) {
    return Ascii.toLowerCase(constant).replace('_', ' ');
  }

  private static String join(List<String> parts, String last) {
    int before = parts.size() - 1;
    return before < 1
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, before)) + last + parts.get(before);
  }
}
