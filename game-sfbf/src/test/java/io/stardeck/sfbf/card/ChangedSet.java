package io.stardeck.sfbf.card;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The shipped set with one thing changed, and what is said against it. */
final class ChangedSet {
  private ChangedSet() {}

  static ImmutableList<Fault> faults(Consumer<ObjectNode> change) {
    ObjectNode set = set();
    change.accept(set);
    FaultException refusal =
        catchThrowableOfType(FaultException.class, () -> CardSets.read(set.toString()));
    return refusal == null ? ImmutableList.of() : refusal.faults();
  }

  static ObjectNode set() {
    return (ObjectNode) EngineJson.parse(CardSets.write(CardSets.base()));
  }

  static ArrayNode ships(ObjectNode set) {
    return (ArrayNode) set.get("ships");
  }

  static ArrayNode cards(ObjectNode set) {
    return (ArrayNode) set.get("cards");
  }

  static ObjectNode ship(ObjectNode set, int index) {
    return (ObjectNode) ships(set).get(index);
  }

  static ArrayNode boxes(ObjectNode set, int ship) {
    return (ArrayNode) ship(set, ship).get("boxes");
  }

  static ObjectNode card(ObjectNode set, String id) {
    return (ObjectNode) cards(set).get(index(set, id));
  }

  static void become(ObjectNode set, String id, String kind) {
    card(set, id).put("kind", kind);
  }

  static String path(ObjectNode set, String id) {
    return "cards[" + index(set, id) + "]";
  }

  static int index(ObjectNode set, String id) {
    for (int i = 0; i < cards(set).size(); i++) {
      if (cards(set).get(i).get("id").asText().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException(id);
  }

  static Predicate<Fault> cites(String rule) {
    return fault -> fault.rule().equals(Optional.of(RuleId.of(rule)));
  }

  static Predicate<Fault> at(String path, String rule) {
    return cites(rule).and(fault -> fault.path().equals(path));
  }
}
