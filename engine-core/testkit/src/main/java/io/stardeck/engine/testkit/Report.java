package io.stardeck.engine.testkit;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The figures measured over many games, as a table in a file of the build. */
public final class Report {
  private static final String HEAD = "| rule | figure | target | measured |\n|---|---|---|---|\n";

  private final ListMultimap<String, String> rows =
      MultimapBuilder.treeKeys().arrayListValues().build();

  /** Adds a share, 0 to 1, which is written in percent. */
  public void share(String rule, String figure, String target, double share) {
    row(rule, figure, target, String.format(Locale.ROOT, "%.1f %%", 100 * share));
  }

  /** Adds a figure of {@code rule} beside its target. */
  public void row(String rule, String figure, String target, Object measured) {
    rows.put(rule, "| " + rule + " | " + figure + " | " + target + " | " + measured + " |\n");
  }

  /** Writes the rows in the order of the rules to that file of the build. */
  public void write(String file, String heading) throws IOException {
    Path target = Path.of("target");
    Files.createDirectories(target);
    Files.writeString(
        target.resolve(file), heading + "\n\n" + HEAD + String.join("", rows.values()));
  }
}
