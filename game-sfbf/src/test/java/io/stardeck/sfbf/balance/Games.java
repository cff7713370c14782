package io.stardeck.sfbf.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;

/** Games in which one bot holds every seat. */
final class Games {
  private static final BattleForceGame GAME = new BattleForceGame();

  private Games() {}

  /** The games for each line: 2,000 in the long run, {@code normally} else. */
  static int perLine(int normally) {
    return ManyGames.perLine(normally);
  }

  /** Whether there are enough games for the bounds of the catalogue. */
  static boolean many() {
    return ManyGames.enough();
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
    Lineup<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> table =
        new Lineup<>(GAME, config, players.build());
    ManyGames.play(table, seed + "/" + config.players(), number, watches);
  }
}
