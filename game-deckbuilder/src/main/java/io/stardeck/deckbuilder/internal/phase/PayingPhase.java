package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.internal.Asker;
import io.stardeck.deckbuilder.internal.step.Payments;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.Paying;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.deckbuilder.state.phase.Settle;
import io.stardeck.deckbuilder.state.phase.TakingInfluence;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** Prices are paid. */
final class PayingPhase extends TurnPhase<Paying> implements Asker<Paying> {
  @Override
  public boolean proceed(Play<DeckbuilderState> play, Paying phase) {
    if (play.state().table().area(phase.seat()).standing() == Standing.ASSIMILATED) {
      play.pop();
    } else {
      Payments.step(play, phase);
    }
    return true;
  }

  @Override
  public void answer(Play<DeckbuilderState> play, Paying phase, Answer option) {
    Payments.answer(play, phase, option);
  }

  @Override
  public void inspect(DeckbuilderState state, Paying phase, Layer layer, Inspection inspection) {
    TurnPhase.lies(layer, inspection, Run.class, Settle.class, TakingInfluence.class);
    inspection.require(
        Payments.printed(state.table().def(phase.bindings().self()), phase.prices()),
        layer.path() + ".prices",
        "that is no price of the card");
  }
}
