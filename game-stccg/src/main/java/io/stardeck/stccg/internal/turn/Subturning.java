package io.stardeck.stccg.internal.turn;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/** What comes after an opponent's orders: control returns, all stop ({@code ST-EFF-39}). */
public final class Subturning extends StccgPhase<OrderPhase.Subturn> {
  private static final RuleId EFF_39 = RuleId.of("ST-EFF-39");

  @Override
  public boolean proceed(Play<StccgState> play, OrderPhase.Subturn frame) {
    play.pop();
    Control.giveBack(play, frame.ship(), EFF_39);
    @Nullable Ship ship = play.state().table().ship(frame.ship());
    if (ship != null && ship.controller().isPresent()) {
      Hosts.stop(play, ship.host(), ship.controller().get(), Role.FREE, Role.GEAR);
      Tables.stop(play, ship);
    }
    return true;
  }
}
