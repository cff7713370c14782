package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.MercenaryNothing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** The mercenary does nothing ({@code B5-MRC-08}). */
final class MercenaryNothingRule implements ActionRule<B5State, B5View, MercenaryNothing> {

  @Override
  public Class<MercenaryNothing> action() {
    return MercenaryNothing.class;
  }

  @Override
  public void candidates(B5View view, Consumer<? super MercenaryNothing> offer) {
    offer.accept(new MercenaryNothing(view.seat()));
  }

  @Override
  public void check(B5View view, MercenaryNothing action, Findings findings) {}

  @Override
  public void perform(Play<B5State> play, MercenaryNothing action) {
    Opportunity.used(play, action.actor());
  }
}
