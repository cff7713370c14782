package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.state.GameOver;
import io.stardeck.deckbuilder.view.DeckbuilderView;

/** GAME_OVER: nobody decides any more (DB-VIC-05). */
final class GameOverPhase implements TurnPhase<GameOver> {
  @Override
  public Class<GameOver> frame() {
    return GameOver.class;
  }

  @Override
  public String prompt(DeckbuilderView view, GameOver phase) {
    return "The game is over";
  }
}
