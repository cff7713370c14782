package io.stardeck.engine.bench;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.bot.Search;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Searches through the decisions of games that the game's best bot played. One operation is one
 * iteration.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 6, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(1)
public class SearchBenchmark {
  private static final int ITERATIONS = 500;
  private static final int GAMES = 4;

  /** The id of the game. */
  @Param({})
  public String game;

  /** The number of players. */
  @Param("2")
  public int players;

  /** The number of threads. */
  @Param({"1", "2"})
  public int threads;

  /** How far it is played on. */
  @Param("40")
  public int depth;

  private Course<?> course;

  /** Games whose decisions are searched. */
  @Setup
  public void begin() {
    course = course(Games.find(game));
  }

  /** As a bot thinks about its next decision. */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public Object iteration() {
    return course.think();
  }

  private <S, A extends Action, V extends View> Course<V> course(Game<?, S, A, V> found) {
    Bot<A, V> best = Bots.of(found).values().iterator().next();
    List<V> views = new ArrayList<>();
    for (int number = 0; number < GAMES; number++) {
      decisions(found, best, Chance.seeded(number), views);
    }
    Collections.shuffle(views, new Random(1));
    Search<S, A, V> search =
        Search.of(found).iterations(ITERATIONS).threads(threads).playingOn(best, depth);
    return new Course<>(
        views, view -> search.think(view, found.legalActions(view), Chance.seeded("thinking")));
  }

  /** Adds what the one who decides knows at each decision of a game that is one. */
  private <C, S, A extends Action, V extends View> void decisions(
      Game<C, S, A, V> found, Bot<A, V> best, Chance chance, List<V> views) {
    S state = found.setup(found.defaultConfig(players), chance).state();
    for (ImmutableList<Seat> seats = found.toAct(state);
        !seats.isEmpty();
        seats = found.toAct(state)) {
      V view = found.view(state, seats.get(0));
      ImmutableList<A> legal = Action.answers(found.legalActions(view));
      if (legal.size() > 1) {
        views.add(view);
      }
      state = found.next(state, best.choose(view, legal, chance.fork(views.size())));
    }
  }

  private static final class Course<V> {
    private final List<V> views;
    private final Function<V, Object> thinking;
    private int at;

    Course(List<V> views, Function<V, Object> thinking) {
      this.views = views;
      this.thinking = thinking;
    }

    Object think() {
      at = (at + 1) % views.size();
      return thinking.apply(views.get(at));
    }
  }
}
