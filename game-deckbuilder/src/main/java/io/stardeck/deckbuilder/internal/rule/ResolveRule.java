package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Closing the window of an Event or an Allied Starship (DB-EVT-04, DB-KCW-10). */
public final class ResolveRule implements DeckbuilderRule<Resolve> {
  @Override
  public Class<Resolve> action() {
    return Resolve.class;
  }

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Resolve> offer) {
    offer.accept(new Resolve(view.seat()));
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, Resolve action, Findings findings) {
    // Nothing forbids it.
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Resolve action) {
    play.pop();
  }
}
