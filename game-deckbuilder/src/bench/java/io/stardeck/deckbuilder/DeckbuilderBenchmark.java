package io.stardeck.deckbuilder;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.RandomPlay;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
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
public class DeckbuilderBenchmark {
  private static final int STATES = 1024;

  private final DeckbuilderGame game = new DeckbuilderGame();
  private final RandomPlay<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView>
      play = new RandomPlay<>(game, new DeckbuilderGame().defaultConfig(2));
  private final GameJson<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView>
      json = GameJson.of(game);
  private final DeckbuilderState[] states = new DeckbuilderState[STATES];
  private final DeckbuilderAction[] actions = new DeckbuilderAction[STATES];
  private final DeckbuilderView[] views = new DeckbuilderView[STATES];
  private final String[] texts = new String[STATES];
  private int at;

  /** States 37 decisions apart. */
  @Setup
  public void reach() {
    ImmutableList<DeckbuilderState> reached = play.states(STATES, 37);
    for (int i = 0; i < STATES; i++) {
      states[i] = reached.get(i);
      Seat seat = game.toAct(states[i]).get(0);
      actions[i] = play.any(states[i], seat);
      views[i] = game.view(states[i], seat);
      texts[i] = json.write(states[i]);
    }
  }

  /** What one seat may know. */
  @Benchmark
  public Object view() {
    int i = next();
    return game.view(states[i], actions[i].actor());
  }

  /** All that is legal for the seat that decides. */
  @Benchmark
  public Object legalActions() {
    int i = next();
    return game.legalActions(states[i], actions[i].actor());
  }

  /** One action, checked and told. */
  @Benchmark
  public Object apply() {
    int i = next();
    return game.apply(states[i], actions[i]);
  }

  /** One action, neither checked nor told. */
  @Benchmark
  public Object goOn() {
    int i = next();
    return game.next(states[i], actions[i]);
  }

  /** What is hidden, dealt anew. */
  @Benchmark
  public Object determinize() {
    int i = next();
    return game.determinize(views[i], Chance.seeded(i));
  }

  /** A state as text. */
  @Benchmark
  public Object writeJson() {
    return json.write(states[next()]);
  }

  /** A state from text, every field checked. */
  @Benchmark
  public Object readJson() {
    return json.readState(texts[next()]);
  }

  private int next() {
    at = (at + 1) % STATES;
    return at;
  }
}
