package io.stardeck.deckbuilder.balance;

import java.util.Locale;

/**
 * One number measured.
 *
 * @param rule the line of the catalogue
 * @param what what it is
 * @param low the least that is aimed at
 * @param high the most that is aimed at
 * @param measured what it is
 * @param error two standard errors; 0 for what is no share
 */
record Figure(String rule, String what, double low, double high, double measured, double error) {
  /** What all or nothing of a few tells of a share: it is off by less than this, over that few. */
  private static final double RULE_OF_THREE = 3;

  /** A share of {@code of}. */
  static Figure share(String rule, String what, double low, double high, double part, int of) {
    double share = of == 0 ? Double.NaN : part / of;
    double error =
        part == 0 || part == of
            ? RULE_OF_THREE / of
            : 2 * Math.sqrt(Math.max(0, share * (1 - share)) / of);
    return new Figure(rule, what, low, high, share, error);
  }

  /** A number that is no share. */
  static Figure number(String rule, String what, double low, double high, double measured) {
    return new Figure(rule, what, low, high, measured, 0);
  }

  /** How much greater this share is than another, measured in other games. */
  Figure less(Figure other, String about, String text, double least, double most) {
    double less = measured - other.measured;
    return new Figure(about, text, least, most, less, Math.hypot(error, other.error));
  }

  /** Whether it is as aimed at, chance allowed for; a figure of nothing is not. */
  boolean met() {
    return near(0);
  }

  /** Whether it misses what is aimed at by no more than {@code slack}, chance allowed for. */
  boolean near(double slack) {
    return measured >= low - error - slack && measured <= high + error + slack;
  }

  /** Whether it is, chance allowed for, no further from the target than that part of it. */
  boolean metWithin(double part) {
    return measured >= low * (1 - part) - error && measured <= high * (1 + part) + error;
  }

  /** The target in words. */
  String target() {
    if (high == Double.MAX_VALUE) {
      return text(low) + " or more";
    }
    return low == 0 ? text(high) + " or less" : text(low) + " to " + text(high);
  }

  /** What was measured, in words. */
  String text() {
    return text(measured)
        + (share() ? String.format(Locale.ROOT, " (+-%.1f)", 100 * error) : "")
        + (met() ? "" : "  *");
  }

  private String text(double value) {
    return share()
        ? String.format(Locale.ROOT, "%.1f %%", 100 * value)
        : String.format(Locale.ROOT, value >= 10 ? "%.0f" : "%.1f", value);
  }

  private boolean share() {
    return error > 0 || high <= 1;
  }
}
