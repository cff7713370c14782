package io.stardeck.stccg.internal.interrupts;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.StccgState;

/** An order was carried out ({@code ST-INT-06}, {@code ST-INT-11}). */
public final class OrderDone extends StccgPhase<OrderPhase.Done> {
  @Override
  public boolean proceed(Play<StccgState> play, OrderPhase.Done frame) {
    if (frame.told()) {
      play.pop();
    } else {
      play.replace(new OrderPhase.Done(frame.seat(), frame.order(), true));
      Windows.open(play, WindowKind.ORDER_DONE, frame.seat());
    }
    return true;
  }
}
