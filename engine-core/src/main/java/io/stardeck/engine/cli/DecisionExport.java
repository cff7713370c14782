package io.stardeck.engine.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Simulation;
import io.stardeck.engine.match.Stop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the decisions of games as JSON lines, to be learnt from: what a seat saw, what it might
 * do, what it did, and what it won in the end: 1, a share of 1, or 0. The decisions of a game that
 * was stopped are not written, for nobody knows what they were good for.
 */
final class DecisionExport<S, A extends Action, V extends View> implements MatchListener<S, A> {
  private final Game<?, S, A, V> game;
  private final GameJson<?, S, A, V> json;
  private final Writer writer;
  private final List<Decision<S, A>> decisions = new ArrayList<>();
  private long number;

  private DecisionExport(Game<?, S, A, V> game, GameJson<?, S, A, V> json, Writer writer) {
    this.game = game;
    this.json = json;
    this.writer = writer;
  }

  /**
   * Plays the games one after another, until all are played or {@code stop} is wished, and writes
   * their decisions.
   *
   * @return how many games were played
   */
  static <C, S, A extends Action, V extends View> long write(
      Simulation<C, S, A, V> simulation, Writer writer, Stop stop) throws IOException {
    Game<C, S, A, V> game = simulation.lineup().game();
    DecisionExport<S, A, V> export = new DecisionExport<>(game, GameJson.of(game), writer);
    try {
      long each = 0;
      for (; each < simulation.games() && !stop.wished(); each++) {
        export.number = each;
        simulation.match(each).play(export, simulation.limit());
      }
      return each;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Override
  public void began(S state, ImmutableList<Event> events) {
    decisions.clear();
  }

  @Override
  public void decided(S before, int options, A action, S after, ImmutableList<Event> events) {
    decisions.add(new Decision<>(before, action));
  }

  @Override
  public void ended(S state, Outcome outcome) {
    try {
      for (int i = 0; i < decisions.size(); i++) {
        writer.write(line(i, outcome) + "\n");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ObjectNode line(int decision, Outcome outcome) {
    A choice = decisions.get(decision).choice();
    V view = game.view(decisions.get(decision).before(), choice.actor());
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.put("game", number);
    line.put("decision", decision);
    line.set("view", json.tree(view));
    ArrayNode legal = line.putArray("legal");
    for (A each : game.legalActions(view)) {
      legal.add(json.tree(each));
    }
    line.set("choice", json.tree(choice));
    boolean won = outcome.winners().contains(choice.actor());
    line.put("result", won ? 1.0 / outcome.winners().size() : 0.0);
    return line;
  }

  /** The states of a game share most of what they hold, their lines do not. */
  private record Decision<S, A>(S before, A choice) {}
}
