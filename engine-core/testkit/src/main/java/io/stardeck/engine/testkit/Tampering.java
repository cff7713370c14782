package io.stardeck.engine.testkit;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Multimaps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Everything that can be changed in a state as JSON, by kind of place: a place without its indices,
 * such as {@code table.areas[].tally.xp}. Each kind gets every change that is possible there, in
 * one place of that kind.
 */
final class Tampering {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final Pattern ID = Pattern.compile("[a-z][0-9]+");

  private final JsonNode root;
  private final Random random;
  private final JsonNode config;
  private final ListMultimap<String, Place> places;
  private final ListMultimap<String, Place> families;
  private final ListMultimap<String, JsonNode> donated;
  private final List<Change> changes = new ArrayList<>();

  private Tampering(
      JsonNode root, JsonNode config, ListMultimap<String, JsonNode> donated, Random random) {
    this.root = root;
    this.random = random;
    this.config = config;
    this.places = places(root, config);
    this.families = Multimaps.index(places.values(), place -> family(root.at(place.pointer())));
    this.donated = donated;
  }

  /** All values in {@code states}, by the kind of their place. */
  static ListMultimap<String, JsonNode> byKind(Iterable<JsonNode> states) {
    ListMultimap<String, JsonNode> values = MultimapBuilder.treeKeys().arrayListValues().build();
    for (JsonNode state : states) {
      places(state, NODES.missingNode())
          .forEach((kind, place) -> values.put(kind, state.at(place.pointer())));
    }
    return ImmutableListMultimap.copyOf(values);
  }

  /**
   * All changes of {@code root}, several for each kind of place.
   *
   * @param config the configuration, which is left as it is: it has laws of its own
   * @param donated values of other states, {@linkplain #byKind by kind}
   */
  static ImmutableList<Change> all(
      JsonNode root, JsonNode config, ListMultimap<String, JsonNode> donated, Random random) {
    Tampering tampering = new Tampering(root, config, donated, random);
    for (String kind : tampering.places.keySet()) {
      tampering.at(tampering.any(kind));
    }
    for (String kind : new TreeSet<>(tampering.donated.keySet())) {
      tampering.added(kind);
    }
    return ImmutableList.copyOf(tampering.changes);
  }

  private void at(Place place) {
    JsonNode value = root.at(place.pointer());
    if (value.isIntegralNumber()) {
      for (int number : new int[] {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE}) {
        put(place, IntNode.valueOf(number));
      }
      put(place, IntNode.valueOf(value.intValue() + 1));
      put(place, IntNode.valueOf(value.intValue() - 1));
    } else if (value.isTextual()) {
      text(place, value.textValue());
    } else if (value.isBoolean()) {
      put(place, NODES.booleanNode(!value.booleanValue()));
    } else if (value instanceof ArrayNode list) {
      list(place, list);
    }
    List<JsonNode> alike = donated.get(place.kind());
    for (int i = 0; i < 2 && !alike.isEmpty(); i++) {
      put(place, alike.get(random.nextInt(alike.size())));
    }
  }

  private void text(Place place, String text) {
    String family = family(NODES.textNode(text));
    if (family.endsWith("#")) {
      put(place, NODES.textNode(family.replace("#", "9999")));
      List<Place> others = families.get(family);
      Place other = others.get(random.nextInt(others.size()));
      put(place, root.at(other.pointer()));
      change(
          () -> place.path() + " exchanged with " + other.path(),
          tree -> {
            other.set(tree, root.at(place.pointer()));
            place.set(tree, root.at(other.pointer()));
          });
    } else {
      put(place, NODES.textNode("no-such-thing"));
    }
  }

  private void list(Place place, ArrayNode list) {
    put(place, NODES.arrayNode());
    if (list.isEmpty()) {
      return;
    }
    JsonNode first = list.get(0);
    put(place, NODES.arrayNode().addAll(rest(list)).add(first));
    put(place, NODES.arrayNode().addAll(rest(list)));
    put(place, NODES.arrayNode().add(first).addAll(list));
    if (family(first).equals("frame")) {
      frames(place, list);
    }
    List<Place> others = new ArrayList<>(lists(family(first)));
    others.removeIf(other -> other.path().equals(place.path()) || other.holds(place));
    others.removeIf(place::holds);
    for (int i = 0; i < 2 && !others.isEmpty(); i++) {
      Place to = others.get(random.nextInt(others.size()));
      JsonNode moved = list.get(random.nextInt(list.size()));
      change(
          () -> "%s moved from %s to %s".formatted(moved, place.path(), to.path()),
          tree -> {
            to.set(tree, NODES.arrayNode().addAll((ArrayNode) root.at(to.pointer())).add(moved));
            ArrayNode left = NODES.arrayNode();
            list.forEach(each -> left.addAll(each == moved ? List.of() : List.of(each)));
            place.set(tree, left);
          });
    }
  }

  /** Each type of frame on top of those that are there, in the place of the top, and below it. */
  private void frames(Place place, ArrayNode stack) {
    for (JsonNode frame : oneOfEachType(place.kind() + "[]")) {
      put(place, NODES.arrayNode().add(frame).addAll(stack));
      put(place, NODES.arrayNode().add(frame).addAll(rest(stack)));
      put(place, NODES.arrayNode().add(stack.get(0)).add(frame).addAll(rest(stack)));
      put(place, NODES.arrayNode().add(frame));
    }
  }

  private List<JsonNode> oneOfEachType(String kind) {
    ListMultimap<String, JsonNode> byType = MultimapBuilder.treeKeys().arrayListValues().build();
    donated.get(kind).forEach(frame -> byType.put(frame.path("type").asText(), frame));
    List<JsonNode> chosen = new ArrayList<>();
    for (String type : byType.keySet()) {
      chosen.add(byType.get(type).get(random.nextInt(byType.get(type).size())));
    }
    return chosen;
  }

  /** A field that other states have there and this one has not. */
  private void added(String kind) {
    int dot = kind.lastIndexOf('.');
    if (places.containsKey(kind) || dot < 0 || !places.containsKey(kind.substring(0, dot))) {
      return;
    }
    List<JsonNode> values = new ArrayList<>(donated.get(kind));
    values.removeIf(config::equals);
    if (values.isEmpty()) {
      return;
    }
    Place parent = any(kind.substring(0, dot));
    if (root.at(parent.pointer()).isObject()) {
      String name = kind.substring(dot + 1);
      Place place =
          new Place(parent.pointer().appendProperty(name), kind, parent.path() + "." + name);
      put(place, values.get(random.nextInt(values.size())));
    }
  }

  private void put(Place place, JsonNode value) {
    change(() -> place.path() + " := " + value, tree -> place.set(tree, value.deepCopy()));
  }

  private void change(Supplier<String> what, Consumer<JsonNode> change) {
    changes.add(new Change(what, root, change));
  }

  private Place any(String kind) {
    List<Place> all = places.get(kind);
    return all.get(random.nextInt(all.size()));
  }

  private List<Place> lists(String family) {
    List<Place> all = new ArrayList<>(families.get(JsonNodeType.ARRAY.name()));
    all.removeIf(
        place ->
            root.at(place.pointer()) instanceof ArrayNode list
                && !list.isEmpty()
                && !family(list.get(0)).equals(family));
    return all;
  }

  private static List<JsonNode> rest(ArrayNode list) {
    List<JsonNode> rest = new ArrayList<>();
    list.forEach(rest::add);
    return rest.subList(1, rest.size());
  }

  /** What is told apart among values: ids by their letters, objects by whether they are frames. */
  private static String family(JsonNode value) {
    if (value.isTextual()) {
      String text = value.textValue();
      return ID.matcher(text).matches() ? text.charAt(0) + "#" : "text";
    }
    return value.has("type") ? "frame" : value.getNodeType().name();
  }

  private static ListMultimap<String, Place> places(JsonNode root, JsonNode config) {
    ImmutableListMultimap.Builder<String, Place> found = ImmutableListMultimap.builder();
    collect(root, config, new Place(JsonPointer.empty(), "", ""), found);
    return found.build();
  }

  private static void collect(
      JsonNode node,
      JsonNode config,
      Place at,
      ImmutableListMultimap.Builder<String, Place> found) {
    if (node.equals(config)) {
      return;
    }
    if (!at.path().isEmpty()) {
      found.put(at.kind(), at);
    }
    if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        String index = "[" + i + "]";
        JsonPointer pointer = at.pointer().appendIndex(i);
        collect(
            node.get(i), config, new Place(pointer, at.kind() + "[]", at.path() + index), found);
      }
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      String dot = at.path().isEmpty() ? "" : ".";
      JsonPointer pointer = at.pointer().appendProperty(field.getKey());
      String kind = at.kind() + dot + field.getKey();
      collect(
          field.getValue(),
          config,
          new Place(pointer, kind, at.path() + dot + field.getKey()),
          found);
    }
  }

  /** One place of a state. */
  private record Place(JsonPointer pointer, String kind, String path) {
    boolean holds(Place other) {
      return other.path().startsWith(path);
    }

    void set(JsonNode tree, JsonNode value) {
      JsonNode parent = tree.at(pointer.head());
      if (parent instanceof ArrayNode list && pointer.last().getMatchingIndex() < list.size()) {
        list.set(pointer.last().getMatchingIndex(), value);
      } else if (parent instanceof ObjectNode object) {
        object.set(pointer.last().getMatchingProperty(), value);
      }
    }
  }

  /** One change of a state, made when it is asked for, as most are not. */
  record Change(Supplier<String> told, JsonNode root, Consumer<JsonNode> change) {
    String what() {
      return told.get();
    }

    JsonNode tree() {
      JsonNode copy = root.deepCopy();
      change.accept(copy);
      return copy;
    }
  }
}
