package io.stardeck.engine.testkit;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import java.util.Random;

/**
 * One state of a game that was reached by legal play, and what a law needs to look at it.
 *
 * @param subject the game's test
 * @param game the game, made once for all positions
 * @param json the game's JSON
 * @param config the configuration
 * @param state the state
 * @param strays actions that were taken earlier in this game
 * @param offered actions that were offered earlier in this game, taken or not
 * @param random for the law's own choices; always the same for the same position
 */
record Position<C, S, A extends Action, V extends View>(
    Subject<C, S, A, V> subject,
    Game<C, S, A, V> game,
    GameJson<C, S, A, V> json,
    C config,
    S state,
    ImmutableList<A> strays,
    ImmutableList<A> offered,
    Random random) {
  /** The players, in seat order. */
  ImmutableList<Seat> seats() {
    return Seat.first(game().players(state));
  }

  /** The players and the spectator. */
  ImmutableList<Seat> watchers() {
    return ImmutableList.<Seat>builder().addAll(seats()).add(Seat.SPECTATOR).build();
  }

  /** All that anybody may do. */
  ImmutableList<A> legal() {
    ImmutableList.Builder<A> all = ImmutableList.builder();
    for (Seat seat : seats()) {
      all.addAll(game().legalActions(state, seat));
    }
    return all.build();
  }

  /** All that anybody may do, but for what is open at any time. */
  ImmutableList<A> answers() {
    ImmutableList.Builder<A> all = ImmutableList.builder();
    for (Seat seat : seats()) {
      all.addAll(Action.answers(game().legalActions(state, seat)));
    }
    return all.build();
  }

  /** At most {@code count} of {@code all}, chosen at random. */
  <T> ImmutableList<T> some(ImmutableList<T> all, int count) {
    if (all.size() <= count) {
      return all;
    }
    ImmutableList.Builder<T> chosen = ImmutableList.builder();
    for (int i = 0; i < count; i++) {
      chosen.add(all.get(random.nextInt(all.size())));
    }
    return chosen.build();
  }

  /** A generator of its own. */
  Chance chance() {
    return Chance.seeded(random.nextLong());
  }

  /** The same position with another state. */
  Position<C, S, A, V> at(S other) {
    return new Position<>(subject, game, json, config, other, strays, offered, random);
  }
}
