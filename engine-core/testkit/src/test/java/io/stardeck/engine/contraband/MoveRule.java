package io.stardeck.engine.contraband;

import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A rule made of its parts; after each action the turn ends. */
record MoveRule<A extends Move>(
    Class<A> action,
    BiConsumer<Harbour.View, Consumer<A>> offers,
    Check<A> check,
    BiConsumer<Play<Harbour>, A> effect)
    implements ActionRule<Harbour, Harbour.View, A> {
  interface Check<A> {
    void check(Harbour.View view, A action, Findings findings);
  }

  @Override
  public void candidates(Harbour.View view, Consumer<? super A> offer) {
    offers.accept(view, offer::accept);
  }

  @Override
  public void check(Harbour.View view, A action, Findings findings) {
    check.check(view, action, findings);
  }

  @Override
  public void perform(Play<Harbour> play, A action) {
    effect.accept(play, action);
    Handling.endTurn(play);
  }
}
