package io.stardeck.engine.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.json.PlainJackson;
import io.stardeck.engine.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Each thing that a host or a search asks, alone, over states from all of a two-player game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CallBenchmark {
  private static final int STATES = 1024;

  /** The decisions between two of the states. */
  private static final int APART = 37;

  /** The id of the game. */
  @Param({})
  public String game;

  private final List<Moment<?, ?, ?, ?>> moments = new ArrayList<>();
  private int at;

  /** Random games as far as all the states. */
  @Setup
  public void reach() {
    reach(Games.find(game));
  }

  private <C, S, A extends Action, V extends View> void reach(Game<C, S, A, V> found) {
    RandomPlay<C, S, A, V> play = new RandomPlay<>(found, found.defaultConfig(2));
    GameJson<C, S, A, V> json = GameJson.of(found);
    PlainJackson plain = new PlainJackson(found.types().state());
    for (S state : play.states(STATES, APART)) {
      Seat seat = found.toAct(state).get(0);
      moments.add(
          new Moment<>(
              found,
              json,
              state,
              play.any(state, seat),
              found.view(state, seat),
              json.write(state),
              plain));
    }
  }

  /** What one seat may know. */
  @Benchmark
  public Object view() {
    return next().view();
  }

  /** All that is legal for the seat that decides. */
  @Benchmark
  public Object legalActions() {
    return next().legalActions();
  }

  /** One action, checked and told. */
  @Benchmark
  public Object apply() {
    return next().apply();
  }

  /** One action, neither checked nor told. */
  @Benchmark
  public Object goOn() {
    return next().goOn();
  }

  /** What is hidden, dealt anew. */
  @Benchmark
  public Object determinize() {
    return next().determinize(Chance.seeded(at));
  }

  /** The choice of the first of the game's own bots, the list of what is legal included. */
  @Benchmark
  public Object bot() {
    return next().bot(Chance.seeded(at));
  }

  /** A state as text. */
  @Benchmark
  public Object writeJson() {
    return next().writeJson();
  }

  /** A state from text, every field checked. */
  @Benchmark
  public Object readJson() {
    return next().readJson();
  }

  /** The same by Jackson alone. */
  @Benchmark
  public Object writePlainJson() throws JsonProcessingException {
    return next().writePlainJson();
  }

  /** The same by Jackson alone, which checks next to nothing. */
  @Benchmark
  public Object readPlainJson() throws JsonProcessingException {
    return next().readPlainJson();
  }

  /** What makes a state from outside no state of the game. */
  @Benchmark
  public Object faults() {
    return next().faults();
  }

  private Moment<?, ?, ?, ?> next() {
    at = (at + 1) % STATES;
    return moments.get(at);
  }

  /** A state in which somebody decides, and what goes with it. */
  private record Moment<C, S, A extends Action, V extends View>(
      Game<C, S, A, V> game,
      GameJson<C, S, A, V> json,
      S state,
      A action,
      V seen,
      String text,
      PlainJackson plain) {
    V view() {
      return game.view(state, action.actor());
    }

    List<A> legalActions() {
      return game.legalActions(state, action.actor());
    }

    Object apply() {
      return game.apply(state, action);
    }

    S goOn() {
      return game.next(state, action);
    }

    S determinize(Chance chance) {
      return game.determinize(seen, chance);
    }

    A bot(Chance chance) {
      Bot<A, V> bot = game.bots().values().asList().get(0);
      return bot.choose(seen, game.legalActions(state, action.actor()), chance);
    }

    String writeJson() {
      return json.write(state);
    }

    S readJson() {
      return json.readState(text);
    }

    String writePlainJson() throws JsonProcessingException {
      return plain.write(state);
    }

    Object readPlainJson() throws JsonProcessingException {
      return plain.read(text);
    }

    Object faults() {
      return game.faults(state);
    }
  }
}
