package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.card.Price;
import io.stardeck.deckbuilder.internal.step.Payments;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.rules.Play;

/** PAY: in full, or the rest of the list is not carried out (DB-D-09). */
final class PayWord implements Word<Control.Pay> {
  @Override
  public Class<Control.Pay> effect() {
    return Control.Pay.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Control.Pay effect, Run run) {
    ImmutableList<Price> prices = ImmutableList.of(effect.price());
    if (Payments.payable(play.state(), run.bindings(), prices)) {
      Payments.begin(play, run.bindings(), prices);
    } else {
      int size = play.state().table().def(run.card()).scripts().get(run.script()).size();
      play.replace(run.cut(size));
    }
  }
}
