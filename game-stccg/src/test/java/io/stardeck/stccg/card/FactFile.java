package io.stardeck.stccg.card;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.json.EngineJson;
import java.util.List;

/** The facts of the first set, as somebody has written them down apart from the cards as data. */
public final class FactFile {
  private FactFile() {}

  /** The lines of a file, each by its columns. */
  public static ImmutableList<ImmutableMap<String, String>> read(String file) {
    List<String> lines =
        Splitter.on('\n').omitEmptyStrings().splitToList(EngineJson.resource(FactFile.class, file));
    List<String> columns = Splitter.on('|').splitToList(lines.get(0));
    ImmutableList.Builder<ImmutableMap<String, String>> facts = ImmutableList.builder();
    for (String line : lines.subList(1, lines.size())) {
      List<String> values = Splitter.on('|').splitToList(line);
      ImmutableMap.Builder<String, String> fact = ImmutableMap.builder();
      for (int i = 0; i < columns.size(); i++) {
        fact.put(columns.get(i), values.get(i));
      }
      facts.add(fact.buildOrThrow());
    }
    return facts.build();
  }
}
