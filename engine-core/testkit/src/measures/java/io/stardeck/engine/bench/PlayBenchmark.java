package io.stardeck.engine.bench;

import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
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
 * legal, choose, go on. Rules are many small methods, and take a minute to be compiled.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 12, time = 5)
@Measurement(iterations = 5, time = 4)
@Fork(1)
public class PlayBenchmark {
  /** The id of the game. */
  @Param({})
  public String game;

  /** The number of players. */
  @Param({"2", "4"})
  public int players;

  private Course<?> course;

  /** The first game. */
  @Setup
  public void begin() {
    course = Course.of(Games.find(game), players);
  }

  /** As a search plays: what was just listed needs neither checks nor events. */
  @Benchmark
  public Object throughNext() {
    return course.next();
  }

  /** As a host plays: every action is checked and its events are told. */
  @Benchmark
  public Object throughApply() {
    return course.apply();
  }

  /** Where the games have come to. */
  private static final class Course<S> {
    private final RandomPlay<?, S, ?, ?> play;
    private S state;

    private Course(RandomPlay<?, S, ?, ?> play) {
      this.play = play;
      this.state = play.begin();
    }

    static <C, S, A extends Action, V extends View> Course<S> of(
        Game<C, S, A, V> game, int players) {
      return new Course<>(new RandomPlay<>(game, game.defaultConfig(players)));
    }

    S next() {
      state = play.next(state);
      return state;
    }

    S apply() {
      state = play.apply(state);
      return state;
    }
  }
}
