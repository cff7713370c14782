package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.BattleForceState;
import java.util.List;
import java.util.function.Consumer;

/** The games that all invariants are held against. */
final class Walks {
  private static final ImmutableList<Walk> GAMES = play(Integer.getInteger("stardeck.walks", 40));

  private Walks() {}

  /** All games. */
  static ImmutableList<Walk> games() {
    return GAMES;
  }

  /** Holds {@code check} against every state. */
  static void everyState(Consumer<BattleForceState> check) {
    for (int game = 0; game < GAMES.size(); game++) {
      List<BattleForceState> states = GAMES.get(game).states();
      for (int i = 0; i < states.size(); i++) {
        BattleForceState state = states.get(i);
        locating(game, i, () -> check.accept(state));
      }
    }
  }

  /** Holds {@code check} against every decision. */
  static void everyStep(Consumer<Walk.Step> check) {
    for (int game = 0; game < GAMES.size(); game++) {
      List<Walk.Step> steps = GAMES.get(game).steps();
      for (int i = 0; i < steps.size(); i++) {
        Walk.Step step = steps.get(i);
        locating(game, i, () -> check.accept(step));
      }
    }
  }

  private static void locating(int game, int place, Runnable check) {
    try {
      check.run();
    } catch (AssertionError e) {
      throw new AssertionError(
          "game %s, decision %s: %s".formatted(game, place, e.getMessage()), e);
    }
  }

  private static ImmutableList<Walk> play(int games) {
    ImmutableList.Builder<Walk> walks = ImmutableList.builder();
    for (long seed = 0; seed < games; seed++) {
      walks.add(Walk.of(seed));
    }
    for (Option rare : List.of(Option.ALLIES, Option.PLAYER_ORDER, Option.FLEET_CORE)) {
      for (long seed = 0; seed < 2; seed++) {
        walks.add(Walk.of(with(rare), seed));
      }
    }
    return walks.build();
  }

  /** What comes up in few games of chance, or in none. */
  private static BattleForceConfig with(Option rare) {
    return BattleForceConfig.builder()
        .players(4)
        .shipsPerPlayer(4)
        .maxGameTurns(8)
        .addOptions(rare)
        .build();
  }
}
