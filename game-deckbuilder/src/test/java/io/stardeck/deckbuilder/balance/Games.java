package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.testkit.ManyGames;

/** Games with the default set in which one bot holds every seat. */
final class Games {
  /** The rounds after which a game is a draw ({@code DB-BAL-03}). */
  private static final int ROUNDS = 60;

  /** Fewer where the Arbiter is waited for, so that no game has too many decisions. */
  private static final int KLINGON_ROUNDS = 50;

  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  private Games() {}

  /** A game of that scenario with so many players. */
  static DeckbuilderConfig config(Scenario scenario, int players) {
    int turns =
        switch (scenario) {
          case EXPLORATION -> ROUNDS * players;
          case BORG_INVASION -> ROUNDS;
          case KLINGON_CIVIL_WAR -> KLINGON_ROUNDS * players;
        };
    return DeckbuilderConfig.builder().scenario(scenario).players(players).turnCap(turns).build();
  }

  /** Plays {@code number} games; all lines see all of them. */
  static <L extends Line> ImmutableList<L> play(
      DeckbuilderConfig config,
      Bot<DeckbuilderAction, DeckbuilderView> bot,
      int number,
      ImmutableList<L> lines) {
    ImmutableList.Builder<Player<DeckbuilderAction, DeckbuilderView>> players =
        ImmutableList.builder();
    for (int seat = 0; seat < config.players(); seat++) {
      players.add(new Player<>("bot", bot));
    }
    Lineup<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> table =
        new Lineup<>(GAME, config, players.build());
    String seed = config.scenario() + "/" + config.players();
    ManyGames.play(table, seed, number, lines);
    return lines;
  }
}
