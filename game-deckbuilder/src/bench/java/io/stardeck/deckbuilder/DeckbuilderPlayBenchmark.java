package io.stardeck.deckbuilder;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.testkit.RandomPlay;
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

/**
 * Random games through the public API, set-up included. One operation is one decision: list what is
 * legal, choose, go on.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 8, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class DeckbuilderPlayBenchmark {
  /** The number of players. */
  @Param({"2", "4"})
  public int players;

  private RandomPlay<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> play;
  private DeckbuilderState state;

  /** The first game. */
  @Setup
  public void begin() {
    play = new RandomPlay<>(new DeckbuilderGame(), new DeckbuilderGame().defaultConfig(players));
    state = play.begin();
  }

  /** As a search plays: what was just listed needs neither checks nor events. */
  @Benchmark
  public Object throughNext() {
    state = play.next(state);
    return state;
  }

  /** As a host plays: every action is checked and its events are told. */
  @Benchmark
  public Object throughApply() {
    state = play.apply(state);
    return state;
  }
}
