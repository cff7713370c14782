package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.referee.Referee;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Whatever a host sends to the referee, there is an answer with a rule or a path, and nothing
 * changes. A game's test inherits it and says what it is about.
 */
public interface HostileRequests<C, S, A extends Action, V extends View>
    extends Subject<C, S, A, V> {
  /** The prefix of the ids of the game's rules, such as {@code BF-}. */
  String prefix();

  /** The rules that refuse what a seat does that may not act, or does not sit there. */
  ImmutableSet<String> outOfTurn();

  /** Whether {@code seat} may act, even if it has nothing to do. */
  default boolean mayAct(S state, Seat seat) {
    return !game().legalActions(state, seat).isEmpty();
  }

  /** Configurations, as JSON, that the game refuses. */
  ImmutableList<String> refusedConfigs();

  /** A spoilt action is answered with a rule or a path. */
  @Property(tries = 40)
  default void aSpoiltActionGetsARuleOrAPath(
      @ForAll @IntRange(max = 999) int seed, @ForAll @IntRange(max = 120) int moves) {
    Random random = new Random(seed);
    Referee referee = Spoiling.referee(game());
    GameJson<C, S, A, V> json = Laws.json(game());
    S state = played(seed, moves);
    for (A legal : legal(state)) {
      ObjectNode action = json.tree(legal).deepCopy();
      Spoiling.spoil(action, random);
      JsonNode answer = Spoiling.ask(referee, json, game(), "check", state, action);
      assertThat(answer.has("accepted") || Spoiling.faulty(answer)).as("%s", answer).isTrue();
      JsonNode ruling = Spoiling.ask(referee, json, game(), "apply", state, action);
      assertThat(ruling.path("accepted")).isEqualTo(answer.path("accepted"));
      for (JsonNode violation : answer.path("violations")) {
        assertThat(violation.path("rule").textValue()).startsWith(prefix());
      }
    }
  }

  /** What is legal for one seat is rejected from any that may not act. */
  @Property(tries = 20)
  default void anotherSeatsActionIsRejected(
      @ForAll @IntRange(max = 999) int seed, @ForAll @IntRange(max = 120) int moves) {
    Referee referee = Spoiling.referee(game());
    GameJson<C, S, A, V> json = Laws.json(game());
    S state = played(seed, moves);
    for (A legal : legal(state)) {
      for (int other : new int[] {0, 1, 2, 3, Seat.MAX}) {
        boolean seated = other > 0 && other <= game().players(state);
        if (seated && mayAct(state, Seat.of(other))) {
          continue;
        }
        ObjectNode action = json.tree(legal).deepCopy();
        action.put("actor", other);
        JsonNode answer = Spoiling.ask(referee, json, game(), "apply", state, action);
        assertThat(answer.path("accepted").asBoolean(true)).isFalse();
        assertThat(answer.path("violations").path(0).path("rule").textValue()).isIn(outOfTurn());
      }
    }
  }

  /** A state with something strange in it has its faults told, or it can be played. */
  @Property(tries = 80)
  default void aSpoiltStateHasItsFaultsToldOrCanBePlayed(
      @ForAll @IntRange(max = 999) int seed, @ForAll @IntRange(max = 160) int moves) {
    Random random = new Random(seed);
    Referee referee = Spoiling.referee(game());
    GameJson<C, S, A, V> json = Laws.json(game());
    S played = played(seed, moves);
    ObjectNode state = json.tree(played).deepCopy();
    Spoiling.spoil(state, random);
    for (String op : new String[] {"legal", "view", "hash"}) {
      ObjectNode request = Spoiling.request(op, game());
      request.set("config", json.tree(game().config(played)));
      request.set("state", state);
      if (!op.equals("hash")) {
        request.put("seat", 1);
      }
      JsonNode answer = EngineJson.parse(referee.answer(request.toString()));
      assertThat(answer.has("error") == Spoiling.faulty(answer)).as("%s", answer).isTrue();
    }
  }

  /** Fields are there once, under their names. */
  @Example
  default void fieldsAreThereOnceAndByTheirNames() {
    GameJson<C, S, A, V> json = Laws.json(game());
    S state = played(1, 10);
    String action = json.write(legal(state).get(0));
    ObjectNode head = Spoiling.request("apply", game());
    head.set("config", json.tree(game().config(state)));
    head.set("state", json.tree(state));
    String start = head.toString();
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
      String request = start.substring(0, start.length() - 1) + ",\"action\":" + bad + "}";
      JsonNode answer = EngineJson.parse(Spoiling.referee(game()).answer(request));
      assertThat(Spoiling.faulty(answer)).as("%s to %s", answer, bad).isTrue();
    }
  }

  /** A configuration out of range is refused, with a rule or a path. */
  @Example
  default void aConfigurationOutOfRangeIsRefused() {
    assertThat(refusedConfigs()).isNotEmpty();
    for (String bad : refusedConfigs()) {
      String request =
          "{\"op\":\"setup\",\"game\":\"%s\",\"seed\":1,\"config\":%s}"
              .formatted(game().info().id(), bad);
      JsonNode answer = EngineJson.parse(Spoiling.referee(game()).answer(request));
      assertThat(Spoiling.faulty(answer) || answer.path("violations").size() > 0)
          .as("%s to %s", answer, bad)
          .isTrue();
    }
  }

  private ImmutableList<A> legal(S state) {
    return game().legalActions(state, game().toAct(state).get(0));
  }

  private S played(int seed, int moves) {
    Random random = new Random(seed);
    C config = configs().generator(1000, true).next(random).value();
    S state = game().setup(config, Chance.seeded(seed)).state();
    for (int i = 0; i < moves; i++) {
      ImmutableList<A> legal = legal(state);
      S next = game().next(state, legal.get(random.nextInt(legal.size())));
      state = game().outcome(next).isPresent() ? state : next;
    }
    return state;
  }
}
