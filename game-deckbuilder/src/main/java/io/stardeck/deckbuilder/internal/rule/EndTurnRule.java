package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.EndOfTurn;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Ending the turn (DB-ACT-14). */
public final class EndTurnRule implements DeckbuilderRule<EndTurn> {

  @Override
  public Class<EndTurn> action() {
    return EndTurn.class;
  }

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super EndTurn> offer) {
    offer.accept(new EndTurn(view.seat()));
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, EndTurn action, Findings findings) {
    // Nothing forbids it.
  }

  @Override
  public void perform(Play<DeckbuilderState> play, EndTurn action) {
    play.replace(EndOfTurn.of(action.actor()));
  }
}
