package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.GameOver;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;

/** GAME_OVER: nobody decides any more (DB-VIC-05). */
final class GameOverPhase extends TurnPhase<GameOver> {
  @Override
  public String prompt(DeckbuilderView view, GameOver phase) {
    return "The game is over";
  }

  @Override
  public void inspect(DeckbuilderState state, GameOver phase, Layer layer, Inspection inspection) {
    inspection.require(layer.top(), layer.path(), "nothing comes after the end of the game");
  }
}
