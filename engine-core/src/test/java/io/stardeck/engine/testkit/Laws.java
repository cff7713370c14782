package io.stardeck.engine.testkit;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.json.GameJson;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Holds laws against the positions of games. */
final class Laws<C, S, A extends Action, V> {
  /** The positions of each whole game that the costly laws look at. */
  private static final int SAMPLES = 6;

  /** The positions in which something must have been dealt otherwise at least once. */
  private static final int ENOUGH = 100;

  private static final Map<GameTypes<?, ?, ?, ?>, GameJson<?, ?, ?, ?>> CODECS =
      new ConcurrentHashMap<>();

  private final GameUnderTest<C, S, A, V> subject;
  private final GameJson<C, S, A, V> json;

  Laws(GameUnderTest<C, S, A, V> subject) {
    this.subject = subject;
    @SuppressWarnings("unchecked") // made from the very types that it is kept under
    GameJson<C, S, A, V> codec =
        (GameJson<C, S, A, V>)
            CODECS.computeIfAbsent(subject.game().types(), types -> GameJson.of(subject.game()));
    this.json = codec;
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
      int length = length(game);
      Trial<C, S, A, V> trial = new Trial<>(subject, json, game);
      Set<Integer> samples = samples(trial.random(-1), length);
      Random choices = trial.random(-2);
      while (true) {
        boolean sample = samples.contains(trial.decisions());
        for (Law<C, S, A, V> law : laws) {
          if (law.cheap() || sample) {
            locating(law.name(), trial, () -> law.check(trial.position()));
          }
        }
        if (trial.over()) {
          break;
        }
        locating("progress", trial, () -> labels.addAll(trial.step(choices.nextInt(1 << 20))));
      }
      locating("replay", trial, trial::replay);
    }
    for (Law<C, S, A, V> law : laws) {
      if (law instanceof Secrecy<C, S, A, V> secrecy) {
        secrecy.requireVariety(ENOUGH);
      }
    }
    return labels;
  }

  /** The number of decisions in the whole game of that seed. */
  private int length(long seed) {
    Trial<C, S, A, V> trial = new Trial<>(subject, json, seed);
    Random choices = trial.random(-2);
    locating(
        "progress",
        trial,
        () -> {
          while (!trial.over()) {
            trial.step(choices.nextInt(1 << 20));
          }
        });
    return trial.decisions();
  }

  /** Some moments of a game: the first, the last, and others between. */
  private static Set<Integer> samples(Random random, int length) {
    Set<Integer> samples = new TreeSet<>();
    samples.add(0);
    samples.add(length);
    while (samples.size() < Math.min(SAMPLES, length + 1)) {
      samples.add(random.nextInt(length + 1));
    }
    return samples;
  }

  private static void locating(String law, Trial<?, ?, ?, ?> trial, Runnable check) {
    try {
      check.run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          "law %s: %s%nIn the %s".formatted(law, e.getMessage(), trial.where()), e);
    }
  }
}
