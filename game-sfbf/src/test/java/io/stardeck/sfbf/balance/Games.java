package io.stardeck.sfbf.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Table;
import io.stardeck.sfbf.BattleForceConfig;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;

/** Games in which one bot holds every seat. */
final class Games {
  /** Of the games of a long run, which serve the laws: 10,000 games make 2,000 for each line. */
  private static final int LONG_SHARE = 5;

  private static final BattleForceGame GAME = new BattleForceGame();

  private Games() {}

  /** The games for each line: 2,000 in the long run, {@code normally} else. */
  static int perLine(int normally) {
    int all = Integer.getInteger("stardeck.games", 0);
    return Math.max(all / LONG_SHARE, normally);
  }

  /** Whether there are enough games for the bounds of the catalogue. */
  static boolean many() {
    return perLine(0) >= 2_000;
  }

  /** Plays {@code number} games; all watches see all of them. */
  static void play(
      BattleForceConfig config,
      Bot<BattleForceAction, BattleForceView> bot,
      String seed,
      int number,
      ImmutableList<? extends Watch> watches) {
    ImmutableList.Builder<Player<BattleForceAction, BattleForceView>> players =
        ImmutableList.builder();
    for (int seat = 0; seat < config.players(); seat++) {
      players.add(new Player<>("bot", bot));
    }
    Table<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> table =
        new Table<>(GAME, config, players.build());
    MatchListener<BattleForceState, BattleForceAction> all = new MatchListener<>() {};
    for (Watch watch : watches) {
      all = MatchListener.both(all, watch);
    }
    for (int game = 0; game < number; game++) {
      new Match<>(table, seed + "/" + config.players() + "/" + game).play(all);
    }
  }
}
