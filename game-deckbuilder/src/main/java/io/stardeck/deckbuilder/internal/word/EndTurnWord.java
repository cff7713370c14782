package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.GameEffect;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.engine.rules.Play;

/** END_TURN: the turn ends when the encounter under way is complete (DB-EFF-20). */
final class EndTurnWord implements Word<GameEffect.EndTurn> {
  @Override
  public Class<GameEffect.EndTurn> effect() {
    return GameEffect.EndTurn.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, GameEffect.EndTurn effect, Run run) {
    Table table = play.state().table();
    if (table.turn().ending() == TurnEnding.NO) {
      play.become(play.state().with(table.turn().withEnding(TurnEnding.EFFECT)));
    }
  }
}
