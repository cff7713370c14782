package io.stardeck.engine.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.internal.PartialConfig;
import io.stardeck.engine.json.Bounds;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.function.BiFunction;

/**
 * Answers one JSON request with one JSON object, and keeps nothing in between. What is wrong with a
 * request is answered as {@code {"error": [{"path": …, "text": …}, …]}}.
 *
 * <table>
 * <caption>Requests; a field in brackets may be left out</caption>
 * <tr><th>{@code op}</th><th>further fields</th><th>answer</th></tr>
 * <tr><td>{@code games}</td><td></td><td>{@code games}: id, title, version, minSeats, maxSeats of each</td></tr>
 * <tr><td>{@code rules}</td><td>game, [prefix]</td><td>{@code rules}: id, level, text of each</td></tr>
 * <tr><td>{@code config}</td><td>game, [seats], [config]</td><td>{@code config}: the whole of it</td></tr>
 * <tr><td>{@code catalogue}</td><td>game, [seats], [config]</td><td>{@code sets}: by name, the cards as data</td></tr>
 * <tr><td>{@code setup}</td><td>game, [seats], [config], seed or draws or both, [tell]</td><td>a ruling</td></tr>
 * <tr><td>{@code legal}</td><td>game, [config], state, seat</td><td>{@code actions}</td></tr>
 * <tr><td>{@code check}</td><td>game, [config], state, action</td><td>{@code accepted}, {@code violations}</td></tr>
 * <tr><td>{@code explain}</td><td>game, [config], state, action</td><td>{@code accepted}, {@code violations}, {@code nearest}: the nearest legal actions</td></tr>
 * <tr><td>{@code explain}</td><td>game, [config], state, seat, path</td><td>{@code value}, {@code parts} of a number that the view shows</td></tr>
 * <tr><td>{@code apply}</td><td>game, [config], state, action, [tell]</td><td>a ruling</td></tr>
 * <tr><td>{@code view}</td><td>game, [config], state, seat</td><td>{@code view}, {@code prompt}</td></tr>
 * <tr><td>{@code narrate}</td><td>game, [config], state, seat, [name]</td><td>in words: {@code table}, {@code prompt}, {@code actions} that are legal; {@code about} what bears that name</td></tr>
 * <tr><td>{@code bot}</td><td>game, [config], state, seat, [name], seed or draws or both</td><td>{@code action}: what the bot of that name, or the best that knows the game, would do; none if nobody waits for the seat and it lets the others go on</td></tr>
 * <tr><td>{@code hash}</td><td>game, [config], state</td><td>{@code hash}</td></tr>
 * </table>
 *
 * <p>A ruling that accepts holds {@code accepted}, {@code state}, {@code events}, {@code toAct}
 * and, when the game is over, {@code outcome}; one that refuses holds {@code accepted} and {@code
 * violations}. {@code tell} is a list of seats, 0 for the spectator: {@code told} then holds for
 * each of them the events that it may know, and their texts; {@code events} holds everything and is
 * for the host alone. A {@code config} given in part is laid over what the game suggests for that
 * number of seats ({@link PartialConfig}). {@code draws} answer the first draws of the game; it
 * goes on from {@code seed}, or else from the empty seed.
 *
 * <p>{@code seat} is 1 to the number of players, or 0 for the spectator; {@code legal} also takes
 * {@link io.stardeck.engine.Seat#HOST}, 33, and answers what a game leaves to the host.
 *
 * <p>A state only names a card set that is not shipped. Any request about such a state holds the
 * {@code config}, or the part of it, that gave the set.
 */
public final class Referee {
  /** The longest request, in characters. */
  public static final int LONGEST = Bounds.DOCUMENT;

  private static final ImmutableMap<String, Op> ABOUT_A_GAME =
      ImmutableMap.<String, Op>builder()
          .put("rules", new Op(fields("prefix"), Desk::rules))
          .put("setup", new Op(fields("seats", "config", "seed", "draws", "tell"), Desk::setup))
          .put("config", new Op(fields("seats", "config"), Desk::wholeConfig))
          .put("catalogue", new Op(fields("seats", "config"), Desk::catalogue))
          .put("legal", new Op(fields("config", "state", "seat"), Desk::legal))
          .put("check", new Op(fields("config", "state", "action"), Desk::check))
          .put(
              "explain", new Op(fields("config", "state", "seat", "path", "action"), Desk::explain))
          .put("apply", new Op(fields("config", "state", "action", "tell"), Desk::apply))
          .put("view", new Op(fields("config", "state", "seat"), Desk::view))
          .put("narrate", new Op(fields("config", "state", "seat", "name"), Desk::narrate))
          .put("bot", new Op(fields("config", "state", "seat", "name", "seed", "draws"), Desk::bot))
          .put("hash", new Op(fields("config", "state"), Desk::hash))
          .buildOrThrow();

  /** The kinds of request, by the name in {@code op}. */
  public static final ImmutableSet<String> OPERATIONS =
      ImmutableSet.<String>builder().add("games").addAll(ABOUT_A_GAME.keySet()).build();

  private final ImmutableMap<String, Desk<?, ?, ?, ?>> desks;

  /**
   * A referee for those games.
   *
   * @throws IllegalArgumentException if two bear the same id
   */
  public Referee(Iterable<? extends Game<?, ?, ?, ?>> games) {
    ImmutableMap.Builder<String, Desk<?, ?, ?, ?>> byId = ImmutableMap.builder();
    for (Game<?, ?, ?, ?> game : games) {
      byId.put(game.info().id(), new Desk<>(game));
    }
    this.desks = byId.buildOrThrow();
  }

  /**
   * Answers a request.
   *
   * @param request one JSON object, from any source; never trusted
   * @return one JSON object, without line breaks
   */
  public String answer(String request) {
    try {
      return answer(Request.parse(request)).toString();
    } catch (FaultException e) {
      return error(e.faults());
    }
  }

  /** The answer to a request that cannot be read or answered. */
  public static String error(ImmutableList<Fault> faults) {
    return JsonNodeFactory.instance
        .objectNode()
        .<ObjectNode>set("error", EngineJson.tree(faults))
        .toString();
  }

  private JsonNode answer(Request request) {
    String name = request.text("op");
    if (name.equals("games")) {
      request.holdsOnly(ImmutableSet.of("op"));
      return games();
    }
    Op op = ABOUT_A_GAME.get(name);
    if (op == null) {
      throw Request.fault(
          "op", "there are games, " + String.join(", ", ABOUT_A_GAME.keySet()) + "; not this one");
    }
    request.holdsOnly(op.fields());
    Desk<?, ?, ?, ?> desk = desks.get(request.text("game"));
    if (desk == null) {
      throw Request.fault(
          "game", "there are " + String.join(", ", desks.keySet()) + "; not this one");
    }
    return op.answer().apply(desk, request);
  }

  private JsonNode games() {
    ImmutableList.Builder<GameInfo> games = ImmutableList.builder();
    desks.values().forEach(desk -> games.add(desk.info()));
    return JsonNodeFactory.instance.objectNode().set("games", EngineJson.tree(games.build()));
  }

  private static ImmutableSet<String> fields(String... own) {
    return ImmutableSet.<String>builder().add("op", "game").add(own).build();
  }

  /** A kind of request: the fields that it may hold, and who answers it. */
  private record Op(
      ImmutableSet<String> fields, BiFunction<Desk<?, ?, ?, ?>, Request, JsonNode> answer) {}
}
