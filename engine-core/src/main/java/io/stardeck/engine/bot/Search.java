package io.stardeck.engine.bot;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Information-set Monte Carlo tree search, for any game: it deals anew what its seat cannot know,
 * plays on, and learns what each action leads to, again and again. It sees views and what it dealt
 * from its own view, never the true state.
 *
 * <ul>
 *   <li>What is learnt belongs to what the one who decides knows, so that no seat is thought to act
 *       on what it cannot see: decisions at the same time and the drafts of others are secrets.
 *   <li>What a game's rule of thumb would do has half of the prior, and is left for what is better
 *       beyond doubt alone.
 *   <li>From the first new decision on it plays by the rule of thumb, to the end of the game or so
 *       many decisions far if {@link Game#prospect} says there how it stands.
 *   <li>Each seat is thought to play for its own result, as many as there are: of a win that k
 *       {@linkplain Game#team teams} share each has 1/k, and so it has of a game of k teams that
 *       nobody wins. Between two, a draw is half a win, as a league counts it.
 * </ul>
 *
 * <p>With iterations alone for a budget the choice is a function of view, legal actions and chance,
 * for the same number of threads: each thread learns by itself, and all is added up.
 */
public final class Search<S, A extends Action, V extends View> implements Bot<A, V> {
  /** How much is given for being looked at seldom. */
  static final double CURIOSITY = 0.3;

  /** By how many standard errors something has to be better than the rule of thumb. */
  private static final double CAUTION = 1;

  private static final int USUAL_ITERATIONS = 1_000;
  private static final int USUAL_DEPTH = 40;

  private final Game<?, S, A, V> game;
  private final Bot<A, V> thumb;
  private final int depth;
  private final int iterations;
  private final int threads;
  private final BooleanSupplier enough;

  private Search(
      Game<?, S, A, V> game,
      Bot<A, V> thumb,
      int depth,
      int iterations,
      int threads,
      BooleanSupplier enough) {
    checkArgument(depth >= 0, "it plays on for 0 decisions or more, not %s", depth);
    checkArgument(iterations > 0, "a search has 1 iteration or more, not %s", iterations);
    checkArgument(threads > 0, "a search has 1 thread or more, not %s", threads);
    this.game = game;
    this.thumb = thumb;
    this.depth = depth;
    this.iterations = iterations;
    this.threads = threads;
    this.enough = enough;
  }

  /**
   * A search of 1,000 iterations in one thread, which plays on by the game's own best bot, or at
   * random if it has none: for 40 decisions if the game says how it stands then, else to its end.
   */
  public static <S, A extends Action, V extends View> Search<S, A, V> of(Game<?, S, A, V> game) {
    Optional<Bot<A, V>> own = game.bots().values().stream().findFirst();
    return new Search<>(
        game, own.orElse(RandomBot.get()), USUAL_DEPTH, USUAL_ITERATIONS, 1, () -> false);
  }

  /** This search with so many iterations a decision, 1 or more. */
  public Search<S, A, V> iterations(int most) {
    return new Search<>(game, thumb, depth, most, threads, enough);
  }

  /**
   * This search, which goes no further once {@code enough} says so: a deadline, say. It is asked
   * before each iteration, by each thread.
   */
  public Search<S, A, V> until(BooleanSupplier enough) {
    return new Search<>(game, thumb, depth, iterations, threads, enough);
  }

  /** This search in so many threads, 1 or more, among which the iterations are divided. */
  public Search<S, A, V> threads(int number) {
    return new Search<>(game, thumb, depth, iterations, number, enough);
  }

  /**
   * This search with another rule of thumb.
   *
   * @param bot {@link RandomBot} is none: it gives no prior
   * @param decisions how far it is played on by it, 0 or more, in a game that says how it stands
   */
  public Search<S, A, V> playingOn(Bot<A, V> bot, int decisions) {
    return new Search<>(game, bot, decisions, iterations, threads, enough);
  }

  @Override
  public A choose(V view, ImmutableList<A> legal, Chance chance) {
    ImmutableList<A> answers = Action.answers(legal);
    return answers.size() == 1 ? answers.get(0) : think(view, legal, chance).best();
  }

  /** Does what the rule of thumb does. */
  @Override
  public Optional<A> unasked(V view, ImmutableList<A> legal, Chance chance) {
    return thumb.unasked(view, legal, chance);
  }

  /**
   * Thinks about a decision.
   *
   * @param view what the seat knows that decides
   * @param legal what it may do; what is open at any time, such as resigning, is not thought about
   */
  public Thought<A, V> think(V view, ImmutableList<A> legal, Chance chance) {
    return think(view, legal, chance, new Memory<>());
  }

  /**
   * The same, going on from what an earlier thought in the same game has learnt: most of it is of
   * use in the same turn, or in the next step of the same draft.
   *
   * @param earlier is left as it is
   */
  public Thought<A, V> think(V view, ImmutableList<A> legal, Chance chance, Thought<A, V> earlier) {
    return think(view, legal, chance, earlier.memory().copy());
  }

  private Thought<A, V> think(V view, ImmutableList<A> legal, Chance chance, Memory<A, V> memory) {
    ImmutableList<A> answers = Action.answers(legal);
    @Nullable Node<A> root = memory.find(view);
    if (root == null) {
      root = fresh(view, answers, chance);
      memory.put(view, root);
    }
    long done = learn(view, root, chance, memory);
    A best = root.legal().get(root.surest(CAUTION));
    ImmutableList.Builder<Thought.Option<A>> options = ImmutableList.builder();
    for (int i = 0; i < root.legal().size(); i++) {
      Node.Tried tried = root.tried(i);
      options.add(new Thought.Option<>(root.legal().get(i), tried.visits(), tried.value()));
    }
    ImmutableList<A> line = iteration(view, chance.fork(0)).line(memory, best);
    return new Thought<>(best, options.build(), line, done, memory);
  }

  /** The decision of the seat of {@code view}, of which nothing is known but the rule of thumb. */
  Node<A> fresh(V view, ImmutableList<A> answers, Chance chance) {
    if (!advised()) {
      return new Node<>(answers, -1);
    }
    A usual = thumb.choose(view, answers, chance);
    int number = answers.indexOf(usual);
    Verify.verify(number >= 0, "the rule of thumb takes %s, which is not legal", usual);
    return new Node<>(answers, number);
  }

  private long learn(V view, Node<A> root, Chance chance, Memory<A, V> memory) {
    if (threads == 1) {
      return learn(view, root, chance, 0, memory, enough);
    }
    BooleanSupplier enoughOrBrokenOff =
        () -> enough.getAsBoolean() || Thread.currentThread().isInterrupted();
    // The one who asks is the first of the threads.
    ExecutorService pool = Executors.newFixedThreadPool(threads - 1);
    try {
      List<Memory<A, V>> memories = new ArrayList<>();
      List<Future<Long>> workers = new ArrayList<>();
      for (int thread = 1; thread < threads; thread++) {
        int first = thread;
        Memory<A, V> own = new Memory<>();
        Node<A> ownRoot = root.forgotten();
        own.put(view, ownRoot);
        memories.add(own);
        workers.add(pool.submit(() -> learn(view, ownRoot, chance, first, own, enoughOrBrokenOff)));
      }
      long done = learn(view, root, chance, 0, memory, enough);
      for (int i = 0; i < workers.size(); i++) {
        done += result(workers.get(i));
        memory.addAll(memories.get(i));
      }
      return done;
    } finally {
      pool.shutdownNow();
    }
  }

  /** One thread's part of the iterations; how many they were. */
  private long learn(
      V view, Node<A> root, Chance chance, int first, Memory<A, V> memory, BooleanSupplier over) {
    long done = 0;
    for (long i = first; i < iterations && !over.getAsBoolean(); i += threads) {
      iteration(view, chance.fork(i + 1)).run(root, memory);
      done++;
    }
    return done;
  }

  private Iteration<S, A, V> iteration(V view, Chance chance) {
    Seat self = view.seat();
    return new Iteration<>(this, self, game.determinize(view, chance), chance.fork(0));
  }

  private static long result(Future<Long> worker) {
    try {
      return Objects.requireNonNull(Uninterruptibles.getUninterruptibly(worker));
    } catch (ExecutionException e) {
      throw new IllegalStateException("the search broke off", e.getCause());
    }
  }

  Game<?, S, A, V> game() {
    return game;
  }

  Bot<A, V> thumb() {
    return thumb;
  }

  int depth() {
    return depth;
  }

  private boolean advised() {
    return !(thumb instanceof RandomBot);
  }
}
