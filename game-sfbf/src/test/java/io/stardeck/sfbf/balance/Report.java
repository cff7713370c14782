package io.stardeck.sfbf.balance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The figures measured, as a table in {@code target/balance.md}. */
final class Report {
  private static final Path FILE = Path.of("target", "balance.md");

  private final StringBuilder rows =
      new StringBuilder("| rule | figure | target | measured |\n|---|---|---|---|\n");

  void share(String rule, String figure, String target, double share) {
    row(rule, figure, target, String.format(Locale.ROOT, "%.1f %%", 100 * share));
  }

  void row(String rule, String figure, String target, Object measured) {
    rows.append(
        String.format(Locale.ROOT, "| %s | %s | %s | %s |%n", rule, figure, target, measured));
  }

  void write(String heading) throws IOException {
    Files.createDirectories(FILE.getParent());
    Files.writeString(FILE, heading + "\n\n" + rows);
  }
}
