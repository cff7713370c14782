package io.stardeck.stccg.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Whatever is written on a card, the set is read, or every fault is told with its path. */
class HostileSetsTest {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final ImmutableList<JsonNode> STRANGE =
      ImmutableList.of(
          NODES.nullNode(),
          NODES.numberNode(-1),
          NODES.numberNode(Integer.MAX_VALUE),
          NODES.numberNode(Long.MAX_VALUE),
          NODES.numberNode(1.5),
          NODES.booleanNode(true),
          NODES.textNode(""),
          NODES.textNode("%s\u0000"),
          NODES.arrayNode(),
          NODES.objectNode(),
          NODES.arrayNode().add(NODES.nullNode()));

  @Rule({"ST-DAT-01", "ST-DAT-03"})
  @Test
  void everyFieldOfEveryKindOfCardMayBeMissingOrStrange() {
    JsonNode cards = EngineJson.parse(CardSets.write(CardSets.premiere())).get("cards");
    for (int i = 0; i < cards.size(); i += 19) {
      ObjectNode set = NODES.objectNode().put("id", "test").put("version", "1");
      set.putArray("cards").add(cards.get(i).deepCopy());
      spoil(set, set.get("cards").get(0), "cards[0]");
    }
  }

  private static void spoil(ObjectNode set, JsonNode node, String path) {
    if (node instanceof ObjectNode object) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      for (String name : names) {
        JsonNode was = object.get(name);
        each(set, path, strange -> object.set(name, strange));
        object.remove(name);
        check(set, path);
        object.set(name, was);
        spoil(set, was, path + "." + name);
      }
      object.put("unheard", 1);
      check(set, path);
      object.remove("unheard");
    } else if (node instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        int at = i;
        JsonNode was = array.get(i);
        each(set, path, strange -> array.set(at, strange));
        array.set(i, was);
        spoil(set, was, path + "[" + i + "]");
      }
    }
  }

  private static void each(ObjectNode set, String path, Consumer<JsonNode> put) {
    for (JsonNode strange : STRANGE) {
      put.accept(strange);
      check(set, path);
    }
  }

  /** A set is refused in no other way, and never because of a card that is sound. */
  private static void check(ObjectNode set, String path) {
    String json = set.toString();
    Throwable thrown = catchThrowable(() -> CardSets.read(json));
    if (thrown != null) {
      assertThat(thrown).as("%s: %s", path, json).isInstanceOf(FaultException.class);
      assertThat(((FaultException) thrown).faults())
          .as("%s: %s", path, json)
          .isNotEmpty()
          .allMatch(fault -> fault.path().startsWith("cards[0]"));
    }
  }

  @Rule("ST-DAT-03")
  @Test
  void allFaultsOfASetAreToldAtOnce() {
    String card =
        "{'kind':'OUTPOST','id':'%1$s','name':'%1$s','rarity':'COMMON','affiliation':'KLINGON',"
            + "'shields':%2$s}";
    String set =
        ("{'id':'test','version':'1','cards':["
                + card.formatted("one", -1)
                + ","
                + card.formatted("two", 2)
                + ","
                + card.formatted("two", 1001)
                + "]}")
            .replace('\'', '"');
    assertThat(catchThrowableOfType(FaultException.class, () -> CardSets.read(set)).faults())
        .extracting("path")
        .containsExactlyInAnyOrder(
            "cards[0].shields", "cards[2].id", "cards[2].name", "cards[2].shields");
  }
}
