package io.stardeck.stccg.internal.interrupts;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** An order was carried out ({@code ST-INT-06}, {@code ST-INT-11}). */
public final class OrderDone implements StccgPhase<OrderPhase.Done> {
  @Override
  public ImmutableList<StccgRule<?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(StccgView view, OrderPhase.Done frame) {
    return "an order was carried out";
  }

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
