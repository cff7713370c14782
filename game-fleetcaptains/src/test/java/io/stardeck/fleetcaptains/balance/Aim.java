package io.stardeck.fleetcaptains.balance;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Report;
import java.util.Locale;

/** A figure of the design, with the bounds that it is to keep, and those of few games. */
record Aim(String name, double least, double most, double slack, double measured, boolean percent) {
  /** Three times the error of a share of one half. */
  static double chance(int games) {
    return 1.5 / Math.sqrt(games);
  }

  /** A share of so many games. */
  static Aim share(String name, double least, double most, double measured, int games) {
    return new Aim(name, least, most, chance(games), measured, true);
  }

  /** A number of each of so many games. */
  static Aim count(String name, double least, double most, double measured, int games) {
    double slack = Math.max(2 * chance(games) * least, 5 * chance(games));
    return new Aim(name, least, most, slack, measured, false);
  }

  private String bounds() {
    String format = percent ? "%.0f-%.0f %%" : "%.1f-%.1f";
    double scale = percent ? 100 : 1;
    return String.format(Locale.ROOT, format, least * scale, most * scale);
  }

  void report(Report report) {
    if (percent) {
      report.share("9.8", name, bounds(), measured);
    } else {
      report.row("9.8", name, bounds(), String.format(Locale.ROOT, "%.2f", measured));
    }
  }

  /** The same aim, which is not met yet: what is measured may be so far from it. */
  Aim missedBy(double distance) {
    return new Aim(name, least, most, slack + distance, measured, percent);
  }

  void check() {
    assertThat(measured).as(name).isBetween(least - slack, most + slack);
  }
}
