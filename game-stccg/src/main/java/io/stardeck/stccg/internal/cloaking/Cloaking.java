package io.stardeck.stccg.internal.cloaking;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** Cloaking a ship ({@code ST-CLK-01}, {@code ST-CLK-02}). */
public final class Cloaking implements StccgRule<Cloak> {
  private static final RuleId CLK_02 = RuleId.of("ST-CLK-02");

  @Override
  public void candidates(StccgView view, Consumer<? super Cloak> offer) {
    for (Ship ship : view.table().ships()) {
      if (!ship.cloaked() && ship.of(view.seat()) && Device.aboard(view.table(), ship)) {
        offer.accept(new Cloak(view.seat(), ship.id()));
      }
    }
  }

  @Override
  public void check(StccgView view, Cloak action, Findings findings) {
    Device.check(view, action.ship(), true, findings);
  }

  @Override
  public void perform(Play<StccgState> play, Cloak action) {
    Device.use(play, action.ship(), true, CLK_02);
  }
}
