package io.stardeck.deckbuilder.scene;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.Player;
import java.util.Collections;

/** Whole games in which every player plays by chance. */
public final class RandomGames {
  private RandomGames() {}

  /** A game of that configuration, to be played and listened to. */
  public static Match<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> of(
      DeckbuilderConfig config, String seed) {
    return new Match<>(
        new Lineup<>(
            new DeckbuilderGame(),
            config,
            ImmutableList.copyOf(
                Collections.nCopies(config.players(), new Player<>("random", RandomBot.get())))),
        seed);
  }
}
