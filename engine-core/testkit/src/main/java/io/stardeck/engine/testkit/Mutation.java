package io.stardeck.engine.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Changes JSON in one place, mostly so that it can still be read. */
final class Mutation {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static final ImmutableList<JsonNode> STRANGE =
      ImmutableList.of(
          NODES.numberNode(0),
          NODES.numberNode(1),
          NODES.numberNode(-1),
          NODES.numberNode(7),
          NODES.numberNode(99),
          NODES.numberNode(Integer.MAX_VALUE),
          NODES.numberNode(Integer.MIN_VALUE),
          NODES.numberNode(Long.MAX_VALUE),
          NODES.numberNode(0.5),
          NODES.booleanNode(true),
          NODES.booleanNode(false),
          NODES.textNode(""),
          NODES.textNode("no-such-id"),
          NODES.textNode("%s%d\u0000\ud83d\ude00"),
          NODES.nullNode(),
          NODES.arrayNode(),
          NODES.objectNode());

  private final Random random;
  private final List<JsonNode> donors;

  /** A source of mutations that takes values from {@code donors} too. */
  Mutation(Random random, Collection<JsonNode> donors) {
    this.random = random;
    this.donors = new ArrayList<>(donors);
  }

  /** {@code tree} with that number in the field {@code name}. */
  static JsonNode with(JsonNode tree, String name, int value) {
    JsonNode copy = tree.deepCopy();
    if (copy instanceof ObjectNode object && object.has(name)) {
      object.set(name, IntNode.valueOf(value));
    }
    return copy;
  }

  /** {@code tree} with a change in one place. */
  JsonNode mutate(JsonNode tree) {
    JsonNode copy = tree.deepCopy();
    List<Slot> slots = slots(copy);
    if (slots.isEmpty()) {
      return STRANGE.get(random.nextInt(STRANGE.size()));
    }
    Slot slot = slots.get(random.nextInt(slots.size()));
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> slot.set(donated(slot));
      case 3 -> slot.set(slots.get(random.nextInt(slots.size())).value().deepCopy());
      case 4 -> exchange(slot, slots);
      case 5 -> listChange(slot);
      case 6 -> slot.set(near(slot.value()));
      default -> slot.set(STRANGE.get(random.nextInt(STRANGE.size())));
    }
    return copy;
  }

  /** What another document has in a field of the same name. */
  private JsonNode donated(Slot slot) {
    List<JsonNode> values = new ArrayList<>();
    JsonNode donor = donors.get(random.nextInt(donors.size()));
    for (Slot other : slots(donor)) {
      if (other.name().equals(slot.name())) {
        values.add(other.value());
      }
    }
    return values.isEmpty()
        ? near(slot.value())
        : values.get(random.nextInt(values.size())).deepCopy();
  }

  private void exchange(Slot slot, List<Slot> slots) {
    List<Slot> alike = new ArrayList<>(slots);
    alike.removeIf(
        other ->
            other.value().getNodeType() != slot.value().getNodeType()
                || !slot.value().isValueNode());
    if (!alike.isEmpty()) {
      Slot other = alike.get(random.nextInt(alike.size()));
      JsonNode value = slot.value();
      slot.set(other.value());
      other.set(value);
    }
  }

  private void listChange(Slot slot) {
    if (slot.parent() instanceof ArrayNode list) {
      int at = Integer.parseInt(slot.key());
      if (random.nextBoolean()) {
        list.insert(at, slot.value().deepCopy());
      } else {
        list.remove(at);
      }
    } else {
      slot.set(near(slot.value()));
    }
  }

  /** A number or a truth next to the one that is there; anything else as it is. */
  private JsonNode near(JsonNode value) {
    if (value.isIntegralNumber() && value.canConvertToInt()) {
      return IntNode.valueOf(value.intValue() + (random.nextBoolean() ? 1 : -1));
    }
    return value.isBoolean() ? NODES.booleanNode(!value.booleanValue()) : value;
  }

  private static List<Slot> slots(JsonNode tree) {
    List<Slot> slots = new ArrayList<>();
    collect(tree, "", slots);
    return slots;
  }

  private static void collect(JsonNode node, String name, List<Slot> slots) {
    if (node instanceof ObjectNode object) {
      for (Map.Entry<String, JsonNode> field : object.properties()) {
        slots.add(new Slot(object, field.getKey(), field.getKey()));
        collect(field.getValue(), field.getKey(), slots);
      }
    } else if (node instanceof ArrayNode list) {
      for (int i = 0; i < list.size(); i++) {
        slots.add(new Slot(list, Integer.toString(i), name));
        collect(list.get(i), name, slots);
      }
    }
  }

  /** One place in a document; an element of a list goes by the name of the list. */
  private record Slot(JsonNode parent, String key, String name) {
    JsonNode value() {
      return parent instanceof ArrayNode list
          ? list.get(Integer.parseInt(key))
          : ((ObjectNode) parent).get(key);
    }

    void set(JsonNode value) {
      if (parent instanceof ArrayNode list) {
        list.set(Integer.parseInt(key), value);
      } else {
        ((ObjectNode) parent).set(key, value);
      }
    }
  }
}
