package io.stardeck.engine.testkit;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;

/**
 * Random games, one after another, from a generator that costs next to nothing: what benchmarks
 * play.
 */
public final class RandomPlay<C, S, A extends Action, V extends View> {
  private final Game<C, S, A, V> game;
  private final C config;
  private long random = 0x9E3779B97F4A7C15L;
  private long games;

  /** Games of that configuration, which {@code game} takes. */
  public RandomPlay(Game<C, S, A, V> game, C config) {
    this.game = game;
    this.config = config;
  }

  /** The next game at its start. */
  public S begin() {
    return game.setup(config, Chance.seeded(games++)).state();
  }

  /** As a search plays: what was just listed needs no check and no events. */
  public S next(S state) {
    ImmutableList<Seat> toAct = game.toAct(state);
    return toAct.isEmpty() ? begin() : game.next(state, any(state, toAct.get(0)));
  }

  /** As a host plays: every action is checked and its events are told. */
  public S apply(S state) {
    ImmutableList<Seat> toAct = game.toAct(state);
    return toAct.isEmpty() ? begin() : game.apply(state, any(state, toAct.get(0))).state();
  }

  /** Some legal action of {@code seat}. */
  public A any(S state, Seat seat) {
    ImmutableList<A> legal = Action.answers(game.legalActions(state, seat));
    return legal.get(below(legal.size()));
  }

  /** So many states of games under way, each {@code apart} decisions after the one before. */
  public ImmutableList<S> states(int number, int apart) {
    ImmutableList.Builder<S> states = ImmutableList.builder();
    S state = begin();
    for (int found = 0; found < number; ) {
      for (int i = 0; i < apart; i++) {
        state = next(state);
      }
      if (!game.toAct(state).isEmpty()) {
        states.add(state);
        found++;
      }
    }
    return states.build();
  }

  /**
   * How many bytes each state of a history of so many keeps: what is in use with the history, less
   * what is in use with its last state alone, each after a collection.
   */
  public long bytesPerState(int states) {
    List<S> history = new ArrayList<>(states);
    S state = begin();
    while (history.size() < states) {
      history.add(state);
      state = next(state);
    }
    long with = inUse();
    history.clear();
    long without = inUse();
    if (game.players(state) < 1) {
      throw new IllegalStateException("the last state is kept until here");
    }
    return (with - without) / states;
  }

  private static long inUse() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 5; i++) {
      System.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private int below(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) Long.remainderUnsigned(random, bound);
  }
}
