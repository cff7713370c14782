package io.stardeck.engine.card;

/** Names that are a letter and a number, such as {@code c17}; the JSON form of ids. */
public final class Numbered {
  private static final int MOST_DIGITS = 9;

  private Numbered() {}

  /**
   * The number in {@code text}.
   *
   * @param letter what stands before the number
   * @return 0 or more; -1 if {@code text} is not {@code letter} and the digits of a number, without
   *     zeros before it
   */
  public static int parse(char letter, String text) {
    return parse(letter, text.toCharArray(), 0, text.length());
  }

  /** The same of a text that is a part of {@code chars}. */
  public static int parse(char letter, char[] chars, int offset, int length) {
    int digits = length - 1;
    if (digits < 1
        || digits > MOST_DIGITS
        || chars[offset] != letter
        || digits > 1 && chars[offset + 1] == '0') {
      return -1;
    }
    int number = 0;
    for (int i = offset + 1; i < offset + length; i++) {
      int digit = chars[i] - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number;
  }
}
