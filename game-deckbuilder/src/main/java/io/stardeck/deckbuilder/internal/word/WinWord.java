package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.GameEffect;
import io.stardeck.deckbuilder.internal.step.Ending;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** WIN: the game ends at once (DB-BOR-01, DB-KCW-01). */
final class WinWord implements Word<GameEffect.Win> {
  @Override
  public Class<GameEffect.Win> effect() {
    return GameEffect.Win.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, GameEffect.Win effect, Run run) {
    Ending.won(play, run.card(), Ending.side(play.state().table(), run.target(), effect.who()));
  }
}
