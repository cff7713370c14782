package io.stardeck.sfbf.balance;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The figures measured, as a table in a file of the build. */
final class Report {
  private static final String HEAD = "| rule | figure | target | measured |\n|---|---|---|---|\n";

  private final ListMultimap<String, String> rows =
      MultimapBuilder.treeKeys().arrayListValues().build();

  void share(String rule, String figure, String target, double share) {
    row(rule, figure, target, String.format(Locale.ROOT, "%.1f %%", 100 * share));
  }

  void row(String rule, String figure, String target, Object measured) {
    rows.put(rule, "| " + rule + " | " + figure + " | " + target + " | " + measured + " |\n");
  }

  /** Writes the rows in the order of the rules to that file of the build. */
  void write(String file, String heading) throws IOException {
    Path target = Path.of("target");
    Files.createDirectories(target);
    Files.writeString(
        target.resolve(file), heading + "\n\n" + HEAD + String.join("", rows.values()));
  }
}
