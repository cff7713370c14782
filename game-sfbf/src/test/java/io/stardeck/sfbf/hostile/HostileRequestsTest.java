package io.stardeck.sfbf.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.referee.Referee;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.BattleForceConfig;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Whatever is sent, there is an answer with a rule or a path, and nothing changes. */
final class HostileRequestsTest {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final BattleForceGame GAME = new BattleForceGame();
  private static final Referee REFEREE = new Referee(ImmutableList.of(GAME));
  private static final GameJson<
          BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView>
      JSON = GameJson.of(GAME);

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

  @Rule("BF-ACT-01")
  @Property(tries = 60)
  void aSpoiltActionGetsARuleOrAPath(
      @ForAll @IntRange(max = 999) int seed, @ForAll @IntRange(max = 120) int moves) {
    Random random = new Random(seed);
    BattleForceState state = played(seed, moves);
    for (BattleForceAction legal : GAME.legalActions(state, GAME.toAct(state).get(0))) {
      ObjectNode action = JSON.tree(legal).deepCopy();
      spoil(action, random);
      JsonNode answer = ask("check", state, "action", action);
      assertThat(answer.has("accepted") || faulty(answer)).as("%s", answer).isTrue();
      JsonNode ruling = ask("apply", state, "action", action);
      assertThat(ruling.path("accepted")).isEqualTo(answer.path("accepted"));
      for (JsonNode violation : answer.path("violations")) {
        assertThat(violation.path("rule").textValue()).startsWith("BF-");
      }
    }
  }

  @Rule({"BF-TRN-03", "BF-ACT-01"})
  @Property(tries = 20)
  void anotherSeatsActionIsRejected(
      @ForAll @IntRange(max = 999) int seed, @ForAll @IntRange(max = 120) int moves) {
    BattleForceState state = played(seed, moves);
    for (BattleForceAction legal : GAME.legalActions(state, GAME.toAct(state).get(0))) {
      for (int other : new int[] {0, 1, 2, 3, 32}) {
        if (other != legal.actor().number()) {
          ObjectNode action = JSON.tree(legal).deepCopy();
          action.put("actor", other);
          JsonNode answer = ask("apply", state, "action", action);
          assertThat(answer.path("accepted").asBoolean(true)).isFalse();
          assertThat(answer.path("violations").path(0).path("rule").textValue())
              .isIn("BF-TRN-03", "BF-ACT-01");
        }
      }
    }
  }

  @Property(tries = 120)
  void aSpoiltStateHasItsFaultsToldOrCanBePlayed(
      @ForAll @IntRange(max = 999) int seed, @ForAll @IntRange(max = 160) int moves) {
    Random random = new Random(seed);
    ObjectNode state = JSON.tree(played(seed, moves)).deepCopy();
    spoil(state, random);
    for (String op : new String[] {"legal", "view", "hash"}) {
      ObjectNode request = request(op).set("state", state);
      if (!op.equals("hash")) {
        request.put("seat", 1);
      }
      JsonNode answer = EngineJson.parse(REFEREE.answer(request.toString()));
      assertThat(answer.has("error") == faulty(answer)).as("%s", answer).isTrue();
    }
  }

  @Example
  void fieldsAreThereOnceAndByTheirNames() {
    BattleForceState state = played(1, 10);
    String action = JSON.write(GAME.legalActions(state, GAME.toAct(state).get(0)).get(0));
    String head = "{\"op\":\"apply\",\"game\":\"sfbf\",\"state\":" + JSON.write(state);
    for (String bad :
        new String[] {
          "{}",
          "[]",
          "7",
          "{\"type\":\"no-such-action\",\"actor\":1}",
          action.replace("\"actor\"", "\"aktor\""),
          action.replace("{", "{\"actor\":1,"),
          action.replace("{", "{\"more\":1,"),
          "[".repeat(5000) + "]".repeat(5000)
        }) {
      JsonNode answer = EngineJson.parse(REFEREE.answer(head + ",\"action\":" + bad + "}"));
      assertThat(faulty(answer)).as("%s to %s", answer, bad).isTrue();
    }
  }

  @Rule("BF-GEN-12")
  @Example
  void aConfigurationOutOfRangeIsRefused() {
    for (String bad :
        new String[] {
          "{\"players\":9}",
          "{\"players\":-1}",
          "{\"players\":2147483647}",
          "{\"maxGameTurns\":0}",
          "{\"maxGameTurns\":1001}",
          "{\"pointLimit\":-5}",
          "{\"shipsPerPlayer\":16}",
          "{\"teams\":[[1,1],[2,40]]}",
          "{\"options\":[\"SHIP_DRAFT\",\"SINGLE_RACE\"]}",
          "{\"options\":[\"NONE\"]}",
          "{\"level\":null}",
          "{\"cardSet\":\"no-such-set\"}"
        }) {
      String request = "{\"op\":\"setup\",\"game\":\"sfbf\",\"seed\":1,\"config\":" + bad + "}";
      JsonNode answer = EngineJson.parse(REFEREE.answer(request));
      assertThat(faulty(answer) || answer.path("violations").size() > 0)
          .as("%s to %s", answer, bad)
          .isTrue();
    }
  }

  private static JsonNode ask(String op, BattleForceState state, String name, JsonNode value) {
    ObjectNode request = request(op);
    JsonNode before = JSON.tree(state);
    request.set("state", before);
    request.set(name, value);
    JsonNode answer = EngineJson.parse(REFEREE.answer(request.toString()));
    assertThat(JSON.tree(state)).isEqualTo(before);
    return answer;
  }

  private static ObjectNode request(String op) {
    return NODES.objectNode().put("op", op).put("game", "sfbf");
  }

  /** Whether it is an answer that tells faults, each with a path and a message. */
  private static boolean faulty(JsonNode answer) {
    JsonNode error = answer.path("error");
    for (JsonNode fault : error) {
      if (!fault.path("path").isTextual() || fault.path("message").asText().isBlank()) {
        return false;
      }
    }
    return error.size() > 0;
  }

  private static BattleForceState played(int seed, int moves) {
    BattleForceConfig config = BattleForceConfig.standard(1 + seed % 4);
    BattleForceState state = GAME.setup(config, Chance.seeded(seed)).state();
    Random random = new Random(seed);
    for (int i = 0; i < moves && GAME.outcome(state).isEmpty(); i++) {
      List<BattleForceAction> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
      BattleForceState next = GAME.next(state, legal.get(random.nextInt(legal.size())));
      state = GAME.outcome(next).isPresent() ? state : next;
    }
    return state;
  }

  /** Puts something strange in the place of one value, somewhere below {@code root}. */
  private static void spoil(ObjectNode root, Random random) {
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
      places.add(() -> object.remove(object.fieldNames().next()));
    } else if (node instanceof ArrayNode list) {
      for (int i = 0; i < list.size(); i++) {
        int at = i;
        places.add(() -> list.set(at, strange));
        collect(list.get(i), strange, places);
      }
    }
  }
}
