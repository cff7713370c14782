package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Game;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.referee.Referee;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/** Requests to a referee with something strange in them. */
final class Spoiling {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static final ImmutableList<JsonNode> STRANGE =
      ImmutableList.of(
          NODES.numberNode(-1),
          NODES.numberNode(Long.MAX_VALUE),
          NODES.numberNode(1e300),
          NODES.textNode("c9999"),
          NODES.textNode("s9999"),
          NODES.textNode("c-1"),
          NODES.textNode("%n\u0000\ud83d\ude00"),
          NODES.nullNode(),
          NODES.arrayNode(),
          NODES.objectNode(),
          NODES.booleanNode(true));

  private static final Map<Class<?>, Referee> REFEREES = new ConcurrentHashMap<>();

  private Spoiling() {}

  /** A referee of that game, made once. */
  static Referee referee(Game<?, ?, ?, ?> game) {
    return REFEREES.computeIfAbsent(game.getClass(), type -> new Referee(ImmutableList.of(game)));
  }

  /** The answer to that request about {@code state} and an action; the state stays as it was. */
  static <C, S> JsonNode ask(
      Referee referee,
      GameJson<C, S, ?, ?> json,
      Game<C, S, ?, ?> game,
      String op,
      S state,
      JsonNode action) {
    ObjectNode request = request(op, game);
    JsonNode before = json.tree(state);
    request.set("config", json.tree(game.config(state)));
    request.set("state", before);
    request.set("action", action);
    JsonNode answer = EngineJson.parse(referee.answer(request.toString()));
    assertThat(json.tree(state)).isEqualTo(before);
    return answer;
  }

  static ObjectNode request(String op, Game<?, ?, ?, ?> game) {
    return NODES.objectNode().put("op", op).put("game", game.info().id());
  }

  /** Whether it is an answer that tells faults, each with a path and a message. */
  static boolean faulty(JsonNode answer) {
    JsonNode error = answer.path("error");
    for (JsonNode fault : error) {
      if (!fault.path("path").isTextual() || fault.path("text").asText().isBlank()) {
        return false;
      }
    }
    return error.size() > 0;
  }

  /** Puts something strange in the place of one value, somewhere below {@code root}. */
  static void spoil(ObjectNode root, Random random) {
    List<Runnable> places = new ArrayList<>();
    collect(root, STRANGE.get(random.nextInt(STRANGE.size())), places);
    places.get(random.nextInt(places.size())).run();
  }

  private static void collect(JsonNode node, JsonNode strange, List<Runnable> places) {
    if (node instanceof ObjectNode object) {
      for (Map.Entry<String, JsonNode> field : object.properties()) {
        places.add(() -> object.set(field.getKey(), strange));
        collect(field.getValue(), strange, places);
      }
      places.add(() -> object.set("unknown", strange));
      if (!object.isEmpty()) {
        places.add(() -> object.remove(object.fieldNames().next()));
      }
    } else if (node instanceof ArrayNode list) {
      for (int i = 0; i < list.size(); i++) {
        int at = i;
        places.add(() -> list.set(at, strange));
        collect(list.get(i), strange, places);
      }
    }
  }
}
