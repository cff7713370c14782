package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.internal.step.Battles;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Findings;
import io.stardeck.engine.Play;
import java.util.function.Consumer;

/** Playing nothing (DB-PVP-02). */
public final class PassRule implements DeckbuilderRule<Pass> {
  @Override
  public Class<Pass> action() {
    return Pass.class;
  }

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Pass> offer) {
    offer.accept(new Pass(view.seat()));
  }

  @Override
  public void check(DeckbuilderView view, Pass action, Findings findings) {
    // Nothing forbids it.
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Pass action) {
    Battles.pass(play);
  }
}
