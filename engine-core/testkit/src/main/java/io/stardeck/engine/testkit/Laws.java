package io.stardeck.engine.testkit;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Holds laws against the positions of games. */
public final class Laws<C, S, A extends Action, V extends View> {
  /** The positions of a whole game that the costly laws look at in the first games. */
  private static final int SAMPLES = 4;

  /** The first games; in all later ones the costly laws look at one position each. */
  private static final int THOROUGH = 200;

  /** The moments of a game at which the referee is asked. */
  private static final int MOMENTS = 4;

  /** The decisions from one moment at which the referee is asked to the next. */
  private static final int APART = 17;

  /** The positions in which something must have been dealt otherwise at least once. */
  private static final int ENOUGH = 100;

  private static final Map<Class<?>, GameJson<?, ?, ?, ?>> CODECS = new ConcurrentHashMap<>();

  private final Subject<C, S, A, V> subject;
  private final GameJson<C, S, A, V> json;

  Laws(Subject<C, S, A, V> subject) {
    this.subject = subject;
    this.json = json(subject);
  }

  /** The JSON of the subject's game, made once. */
  static <C, S, A extends Action, V extends View> GameJson<C, S, A, V> json(
      Subject<C, S, A, V> subject) {
    return json(subject.game());
  }

  /** The JSON of that game, made once. */
  @SuppressWarnings("unchecked") // made from a game of the very class that it is kept under
  static <C, S, A extends Action, V extends View> GameJson<C, S, A, V> json(Game<C, S, A, V> game) {
    return (GameJson<C, S, A, V>)
        CODECS.computeIfAbsent(game.getClass(), type -> GameJson.of(game));
  }

  /**
   * Holds one law against whole games, from seed 1 on. For showing that a law catches what breaks
   * it; a game's own test implements {@link GameLaws}.
   *
   * @param law one of {@code progress}, {@code legality}, {@code json}, {@code hostile state},
   *     {@code secrecy}, {@code exchange}, {@code telling}, {@code undo}, {@code choosing}, {@code
   *     symmetry}; {@code replay} is held with each of them
   * @throws AssertionError if the law is broken
   * @throws IllegalArgumentException if there is no such law
   */
  public static <C, S, A extends Action, V extends View> void hold(
      Subject<C, S, A, V> subject, String law, int games) {
    hold(subject, ImmutableSet.of(law), games);
  }

  /**
   * Holds some laws, as {@link #hold(Subject, String, int)} holds one, against the same games: each
   * is played once for all of them.
   */
  public static <C, S, A extends Action, V extends View> void hold(
      Subject<C, S, A, V> subject, ImmutableSet<String> laws, int games) {
    ImmutableList<Law<C, S, A, V>> held =
        Laws.<C, S, A, V>all().stream()
            .filter(law -> laws.contains(law.name()))
            .collect(ImmutableList.toImmutableList());
    if (held.size() < laws.size()) {
      throw new IllegalArgumentException("not all of these are laws: " + laws);
    }
    new Laws<>(subject).hold(held, 1, games);
  }

  /** All laws that look at positions. */
  static <C, S, A extends Action, V extends View> ImmutableList<Law<C, S, A, V>> all() {
    return ImmutableList.of(
        new Progress<>(),
        new Legality<>(),
        new RoundTrip<>(),
        new HostileState<>(),
        new Secrecy<>(),
        new Exchanging<>(),
        new Telling<>(),
        new Undoing<>(),
        new Choosing<>(),
        new Symmetry<>());
  }

  /** Holds {@code law} against a play: a cheap one at each position, another at the last. */
  void hold(Play play, Law<C, S, A, V> law) {
    Trial<C, S, A, V> trial = new Trial<>(subject, json, play.seed());
    locating(
        law.name(),
        trial,
        () -> {
          for (int choice : play.choices()) {
            if (trial.over()) {
              break;
            }
            if (law.cheap()) {
              law.check(trial.position());
            }
            trial.step(choice);
          }
          law.check(trial.position());
        });
  }

  /** Holds law 10 against every kind of place in some states, each of another game. */
  void holdHostileStates(long seed, int games) {
    for (long game = seed; game < seed + games; game++) {
      Trial<C, S, A, V> trial = new Trial<>(subject, json, game);
      Random choices = choices(trial);
      for (int left = choices.nextInt(8 * subject.depth()); left > 0 && !trial.over(); left--) {
        trial.step(choices.nextInt(1 << 20));
      }
      locating(
          "hostile state", trial, () -> new HostileState<C, S, A, V>().sweep(trial.position()));
    }
  }

  /** Holds law 10 against what the referee answers at some moments of one game. */
  void holdAnswers(long seed) {
    Trial<C, S, A, V> trial = new Trial<>(subject, json, seed);
    Random choices = choices(trial);
    Law<C, S, A, V> answering = new Answering<>(subject.game());
    for (int moment = 0; moment < MOMENTS && !trial.over(); moment++) {
      locating(answering.name(), trial, () -> answering.check(trial.position()));
      for (int i = 0; i < APART && !trial.over(); i++) {
        trial.step(choices.nextInt(1 << 20));
      }
    }
  }

  /** Holds law 7 against a play. */
  void holdReplay(Play play) {
    Trial<C, S, A, V> trial = new Trial<>(subject, json, play.seed());
    for (int choice : play.choices()) {
      if (!trial.over()) {
        trial.step(choice);
      }
    }
    locating("replay", trial, trial::replay);
  }

  /**
   * Holds {@code laws} against whole games, cheap ones at each position, others at some.
   *
   * @param seed of the first game; the next ones follow
   * @return how often each label came up
   */
  Multiset<String> hold(ImmutableList<? extends Law<C, S, A, V>> laws, long seed, int games) {
    Multiset<String> labels = HashMultiset.create();
    for (long game = seed; game < seed + games; game++) {
      int length = everywhere(laws, game, labels);
      inPlaces(laws, game, length, game - seed < THOROUGH ? SAMPLES : 1);
    }
    for (Law<C, S, A, V> law : laws) {
      if (law instanceof Secrecy<C, S, A, V> secrecy) {
        secrecy.requireVariety(ENOUGH);
      }
    }
    return labels;
  }

  /** Holds the cheap ones at each position; the number of decisions in the game. */
  private int everywhere(
      ImmutableList<? extends Law<C, S, A, V>> laws, long seed, Multiset<String> labels) {
    Trial<C, S, A, V> trial = new Trial<>(subject, json, seed);
    Random choices = choices(trial);
    while (true) {
      for (Law<C, S, A, V> law : laws) {
        if (law.cheap()) {
          locating(law.name(), trial, () -> law.check(trial.position()));
        }
      }
      if (trial.over()) {
        break;
      }
      locating("progress", trial, () -> labels.addAll(trial.step(choices.nextInt(1 << 20))));
    }
    locating("replay", trial, trial::replay);
    return trial.decisions();
  }

  /** Holds the costly ones at some positions of the same game. */
  private void inPlaces(
      ImmutableList<? extends Law<C, S, A, V>> laws, long seed, int length, int count) {
    Trial<C, S, A, V> trial = new Trial<>(subject, json, seed);
    Random choices = choices(trial);
    Set<Integer> samples = samples(trial.random(-1), length, count);
    while (true) {
      for (Law<C, S, A, V> law : laws) {
        if (!law.cheap() && samples.contains(trial.decisions())) {
          locating(law.name(), trial, () -> law.check(trial.position()));
        }
      }
      if (trial.over()) {
        return;
      }
      trial.step(choices.nextInt(1 << 20));
    }
  }

  private static Random choices(Trial<?, ?, ?, ?> trial) {
    return trial.random(-2);
  }

  /** Moments of a game: one, whatever the count, and others, with the first and the last. */
  private static Set<Integer> samples(Random random, int length, int count) {
    Set<Integer> samples = new TreeSet<>();
    samples.add(random.nextInt(length + 1));
    if (count > 1) {
      samples.add(0);
      samples.add(length);
    }
    while (samples.size() < Math.min(count, length + 1)) {
      samples.add(random.nextInt(length + 1));
    }
    return samples;
  }

  private static void locating(String law, Trial<?, ?, ?, ?> trial, Runnable check) {
    try {
      check.run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("law %s: %s%nIn the %s".formatted(law, told(e), trial.where()), e);
    }
  }

  /** What was asserted, or what was thrown and by which class of exception. */
  private static String told(Throwable failure) {
    return failure instanceof AssertionError
        ? String.valueOf(failure.getMessage())
        : failure.toString();
  }
}
