package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.FrameAction.MercenaryNothing;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;

/** The mercenary does nothing ({@code B5-MRC-08}). */
final class MercenaryNothingRule extends OneWayRule<MercenaryNothing> {

  MercenaryNothingRule() {
    super(MercenaryNothing.class, MercenaryNothing::new);
  }

  @Override
  public void perform(Play<B5State> play, MercenaryNothing action) {
    Opportunity.used(play, action.actor());
  }
}
