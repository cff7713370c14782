package io.stardeck.engine.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.Violation;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.internal.Nearest;
import io.stardeck.engine.internal.PartialConfig;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Origin;
import java.util.Optional;

/** Answers the requests about one game. Each method is one kind of request. */
final class Desk<C, S, A extends Action, V extends View> {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int USUAL_SEATS = 2;

  private final Game<C, S, A, V> game;
  private final GameJson<C, S, A, V> json;

  Desk(Game<C, S, A, V> game) {
    this.game = game;
    this.json = GameJson.of(game);
  }

  GameInfo info() {
    return game.info();
  }

  JsonNode setup(Request request) {
    return ruling(request, game.setup(config(request), chance(request)));
  }

  private C config(Request request) {
    int seats = request.find("seats").isPresent() ? request.number("seats") : usualSeats();
    // More seats than any game has are refused just so, and nothing is made for each of them.
    JsonNode suggested = json.tree(game.defaultConfig(Math.min(seats, Seat.MAX + 1)));
    JsonNode whole =
        request.find("config").map(part -> PartialConfig.over(suggested, part)).orElse(suggested);
    return Request.within("config", () -> json.readConfig(whole));
  }

  /** The configuration that the game suggests, with what is given laid over it. */
  JsonNode wholeConfig(Request request) {
    checkSeats(request);
    return NODES.objectNode().set("config", json.tree(config(request)));
  }

  /** The card sets of a configuration. */
  JsonNode catalogue(Request request) {
    checkSeats(request);
    ObjectNode sets = NODES.objectNode();
    sets.setAll(json.sets(config(request)));
    return NODES.objectNode().set("sets", sets);
  }

  /**
   * Where no set-up answers with violations, a number of seats that nobody plays with is a fault.
   */
  private void checkSeats(Request request) {
    if (request.find("seats").isPresent()) {
      int seats = request.number("seats");
      GameInfo info = game.info();
      if (seats < info.minSeats()
          || seats > info.maxSeats()
          || !game.setup(game.defaultConfig(seats), Chance.seeded("")).accepted()) {
        String most = info.minSeats() == info.maxSeats() ? "" : " to " + info.maxSeats();
        throw Request.fault(
            "seats", "the game is played by " + info.minSeats() + most + ", not by " + seats);
      }
    }
  }

  /** What a seat may know, in words. */
  JsonNode narrate(Request request) {
    S state = state(request);
    Seat seat = request.seat("seat", game.players(state));
    V view = game.view(state, seat);
    ObjectNode answer = NODES.objectNode();
    answer.put("table", game.narrator().table(view));
    answer.put("prompt", game.prompt(view).text());
    answer.set("actions", actions(view));
    if (request.find("name").isPresent()) {
      game.narrator()
          .about(view, request.text("name"))
          .ifPresent(text -> answer.put("about", text));
    }
    return answer;
  }

  private ArrayNode actions(V view) {
    ArrayNode told = NODES.arrayNode();
    for (A action : game.legalActions(view)) {
      ObjectNode one = told.addObject();
      one.set("action", json.tree(action));
      one.put("text", game.narrator().action(view, action));
    }
    return told;
  }

  /** What a bot would do; nothing, maybe, where nobody waits for its seat. */
  JsonNode bot(Request request) {
    S state = state(request);
    Seat seat = request.seat("seat", game.players(state));
    ImmutableMap<String, Bot<A, V>> bots = Bots.of(game);
    String name =
        request.find("name").isPresent() ? request.text("name") : bots.keySet().iterator().next();
    Bot<A, V> bot =
        Bots.named(game, name)
            .orElseThrow(
                () ->
                    Request.fault(
                        "name",
                        "there are "
                            + String.join(", ", bots.keySet())
                            + ", mcts, mcts:N; not this one"));
    ImmutableList<A> legal = game.legalActions(state, seat);
    ImmutableList<A> answers = Action.answers(legal);
    if (answers.isEmpty()) {
      throw Request.fault("seat", "has nothing to decide");
    }
    V view = game.view(state, seat);
    Chance chance = chance(request);
    Optional<A> chosen =
        game.toAct(state).contains(seat)
            ? Optional.of(bot.choose(view, legal, chance))
            : bot.unasked(view, answers, chance);
    ObjectNode answer = NODES.objectNode();
    chosen.ifPresent(action -> answer.set("action", json.tree(action)));
    return answer;
  }

  JsonNode legal(Request request) {
    S state = state(request);
    Seat seat = request.seatOrHost("seat", game.players(state));
    return NODES.objectNode().set("actions", json.tree(game.legalActions(state, seat)));
  }

  JsonNode check(Request request) {
    return violations(game.check(state(request), action(request)));
  }

  /** Why a number is what it is; or what is near to an action that is refused. */
  JsonNode explain(Request request) {
    if (request.find("action").isEmpty()) {
      return number(request);
    }
    for (String other : ImmutableList.of("path", "seat")) {
      if (request.find(other).isPresent()) {
        throw Request.fault(other, "cannot stand beside an action");
      }
    }
    S state = state(request);
    A action = action(request);
    ObjectNode answer = violations(game.check(state, action));
    ImmutableList<A> legal = game.legalActions(state, action.actor());
    return answer.set("nearest", json.tree(Nearest.to(action, legal, json)));
  }

  private JsonNode number(Request request) {
    S state = state(request);
    V view = game.view(state, request.seat("seat", game.players(state)));
    return game.explain(view, request.text("path"))
        .map(EngineJson::tree)
        .orElseThrow(() -> Request.fault("path", "names no number that the rules work out"));
  }

  JsonNode apply(Request request) {
    return ruling(request, game.apply(state(request), action(request)));
  }

  JsonNode view(Request request) {
    S state = state(request);
    V view = game.view(state, request.seat("seat", game.players(state)));
    ObjectNode answer = NODES.objectNode();
    answer.set("view", json.tree(view));
    answer.set("prompt", json.tree(game.prompt(view)));
    return answer;
  }

  JsonNode hash(Request request) {
    return NODES.objectNode().put("hash", json.hash(state(request)));
  }

  JsonNode rules(Request request) {
    String prefix = request.find("prefix").isPresent() ? request.text("prefix") : "";
    return NODES.objectNode().set("rules", EngineJson.tree(game.ruleBook().startingWith(prefix)));
  }

  private int usualSeats() {
    return Math.max(game.info().minSeats(), Math.min(USUAL_SEATS, game.info().maxSeats()));
  }

  private S state(Request request) {
    JsonNode state = request.get("state");
    GameJson<C, S, A, V> knowing =
        request.find("config").isPresent() ? json.knowing(config(request)) : json;
    return Request.within("state", () -> knowing.readState(state));
  }

  private A action(Request request) {
    JsonNode action = request.get("action");
    return Request.within("action", () -> json.readAction(action));
  }

  /** The generator of the seed, or one that gives the draws first. */
  private static Chance chance(Request request) {
    Optional<JsonNode> seed = request.find("seed");
    Optional<JsonNode> draws = request.find("draws");
    if (seed.isEmpty() && draws.isEmpty()) {
      throw Request.fault("seed", "is missing, and there are no draws either");
    }
    Chance seeded = Chance.seeded(seed.map(Desk::seed).orElse(""));
    return draws.isPresent() ? seeded.scripted(draws(draws.get())) : seeded;
  }

  private static String seed(JsonNode seed) {
    if (!seed.isTextual() && !seed.isIntegralNumber()) {
      throw Request.fault("seed", "must be text or a whole number");
    }
    String text = seed.asText();
    if (text.length() > Origin.MAX_TEXT) {
      throw Request.fault("seed", "has at most " + Origin.MAX_TEXT + " characters");
    }
    return text;
  }

  private static ImmutableList<Integer> draws(JsonNode draws) {
    ImmutableList<Integer> read =
        Request.within("draws", () -> EngineJson.readList(draws.toString(), Integer.class));
    if (read.size() > Chance.MAX_SCRIPT) {
      throw Request.fault("draws", "there can be " + Chance.MAX_SCRIPT + " at most");
    }
    return read;
  }

  private JsonNode ruling(Request request, Ruling<S> ruling) {
    if (!ruling.accepted()) {
      return violations(ruling.violations());
    }
    S state = ruling.state();
    ObjectNode answer = NODES.objectNode().put("accepted", true);
    answer.set("state", json.tree(state));
    answer.set("events", json.tree(ruling.events()));
    answer.set("toAct", json.tree(game.toAct(state)));
    game.outcome(state).ifPresent(outcome -> answer.set("outcome", json.tree(outcome)));
    if (request.find("tell").isPresent()) {
      answer.set("told", told(request.seats("tell", game.players(state)), ruling));
    }
    return answer;
  }

  /** By seat, the events that it is told, as it is told them. */
  private ObjectNode told(ImmutableSet<Seat> seats, Ruling<S> ruling) {
    ObjectNode told = NODES.objectNode();
    for (Seat seat : seats) {
      V view = game.view(ruling.state(), seat);
      ArrayNode events = told.putArray(Integer.toString(seat.number()));
      for (Event event : ruling.told(seat)) {
        ObjectNode one = events.addObject();
        one.set("event", json.tree(event));
        one.put("text", game.narrator().event(view, event.what()));
      }
    }
    return told;
  }

  private ObjectNode violations(ImmutableList<Violation> violations) {
    return NODES
        .objectNode()
        .put("accepted", violations.isEmpty())
        .set("violations", json.tree(violations));
  }
}
