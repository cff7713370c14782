package io.stardeck.engine.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Table;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A card set as a user may write it: one that is shipped, whose cards were changed at random, all
 * but those changes that the rules of sets refuse.
 *
 * @param <T> the sets of the game
 */
public final class DrawnSet<T> {
  private static final Pattern PLACE = Pattern.compile("(\\w+)\\[(\\d+)].*");

  private final ObjectNode file;
  private final Function<String, T> reader;

  /**
   * @param shipped the text of a set
   * @param id of the new one
   * @param reader what reads such a text, and throws a {@link FaultException} if it has faults
   */
  public DrawnSet(String shipped, String id, Function<String, T> reader) {
    this.file = (ObjectNode) EngineJson.parse(shipped);
    this.reader = reader;
    file.put("id", id);
  }

  /** The set as it is now. */
  public T set() {
    return reader.apply(file.toString());
  }

  /**
   * Changes whatever those lists hold.
   *
   * @param changes what changes a card, for each list of the file
   * @param rounds how often each of them is changed
   */
  public DrawnSet<T> changed(ImmutableMap<String, UnaryOperator<ObjectNode>> changes, int rounds) {
    for (int i = 0; i < rounds; i++) {
      change(changes);
    }
    return this;
  }

  private void change(ImmutableMap<String, UnaryOperator<ObjectNode>> changes) {
    Table<String, Integer, JsonNode> before = HashBasedTable.create();
    changes.forEach(
        (list, change) -> {
          ArrayNode cards = (ArrayNode) file.get(list);
          for (int i = 0; i < cards.size(); i++) {
            before.put(list, i, cards.get(i));
            cards.set(i, change.apply((ObjectNode) cards.get(i).deepCopy()));
          }
        });
    for (ImmutableList<Fault> faults = faults(); !faults.isEmpty(); faults = faults()) {
      boolean found = false;
      for (Fault fault : faults) {
        found |= takeBack(before, fault.path());
      }
      if (!found) {
        throw new FaultException(faults);
      }
    }
  }

  /** Whether there was something to be taken back there. */
  private boolean takeBack(Table<String, Integer, JsonNode> before, String path) {
    Matcher place = PLACE.matcher(path);
    JsonNode card =
        place.matches() ? before.remove(place.group(1), Integer.parseInt(place.group(2))) : null;
    if (card != null) {
      ((ArrayNode) file.get(place.group(1))).set(Integer.parseInt(place.group(2)), card);
    }
    return card != null;
  }

  private ImmutableList<Fault> faults() {
    try {
      set();
      return ImmutableList.of();
    } catch (FaultException refused) { // as many are
      return refused.faults();
    }
  }
}
