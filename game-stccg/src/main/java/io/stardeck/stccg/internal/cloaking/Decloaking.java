package io.stardeck.stccg.internal.cloaking;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.Decloak;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** Decloaking a ship ({@code ST-CLK-01}, {@code ST-CLK-02}). */
public final class Decloaking implements StccgRule<Decloak> {
  private static final RuleId CLK_02 = RuleId.of("ST-CLK-02");

  @Override
  public void candidates(StccgView view, Consumer<? super Decloak> offer) {
    for (Ship ship : view.table().ships()) {
      if (ship.cloaked() && ship.of(view.seat())) {
        offer.accept(new Decloak(view.seat(), ship.id()));
      }
    }
  }

  @Override
  public void check(StccgView view, Decloak action, Findings findings) {
    Device.check(view, action.ship(), false, findings);
  }

  @Override
  public void perform(Play<StccgState> play, Decloak action) {
    Device.use(play, action.ship(), false, CLK_02);
  }
}
