package io.stardeck.sfbf;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.BattleForceState;

/** Random games, one after another, from a generator that costs next to nothing. */
final class RandomPlay {
  private final BattleForceGame game = new BattleForceGame();
  private final BattleForceConfig config;
  private long random = 0x9E3779B97F4A7C15L;
  private long games;

  RandomPlay(int players) {
    config = BattleForceConfig.standard(players);
  }

  BattleForceGame game() {
    return game;
  }

  BattleForceState begin() {
    return game.setup(config, Chance.seeded(games++)).state();
  }

  /** As a search plays: what was just listed needs no check and no events. */
  BattleForceState next(BattleForceState state) {
    ImmutableList<Seat> toAct = game.toAct(state);
    return toAct.isEmpty() ? begin() : game.next(state, any(state, toAct.get(0)));
  }

  /** As a host plays: every action is checked and its events are told. */
  BattleForceState apply(BattleForceState state) {
    ImmutableList<Seat> toAct = game.toAct(state);
    return toAct.isEmpty() ? begin() : game.apply(state, any(state, toAct.get(0))).state();
  }

  /** Some legal action of {@code seat}. */
  BattleForceAction any(BattleForceState state, Seat seat) {
    ImmutableList<BattleForceAction> legal = game.legalActions(state, seat);
    return legal.get(below(legal.size()));
  }

  /** So many states of random games, each {@code apart} decisions after the one before. */
  ImmutableList<BattleForceState> states(int number, int apart) {
    ImmutableList.Builder<BattleForceState> states = ImmutableList.builder();
    BattleForceState state = begin();
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

  private int below(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) Long.remainderUnsigned(random, bound);
  }
}
