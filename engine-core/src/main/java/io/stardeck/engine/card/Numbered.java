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
    int digits = text.length() - 1;
    if (digits < 1
        || digits > MOST_DIGITS
        || text.charAt(0) != letter
        || digits > 1 && text.charAt(1) == '0') {
      return -1;
    }
    int number = 0;
    for (int i = 1; i <= digits; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number;
  }
}
