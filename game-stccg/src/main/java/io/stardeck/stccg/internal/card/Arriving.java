package io.stardeck.stccg.internal.card;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * In which role cards come to a host: who leaves a ship for its own player's team while an opponent
 * gives it orders is stopped there, as those aboard are when control returns ({@code ST-EFF-39}).
 */
final class Arriving {
  private static final RuleId EFF_39 = RuleId.of("ST-EFF-39");

  private Arriving() {}

  static Role role(StccgState state, Host from, Host to, Role role) {
    if (from.kind() != HostKind.SHIP || to.kind() != HostKind.TEAM) {
      return role;
    }
    OrderPhase.@Nullable Subturn subturn = Frames.find(state.frames(), OrderPhase.Subturn.class);
    @Nullable Ship ship = state.table().ship(from.card());
    boolean home =
        subturn != null
            && ship != null
            && subturn.ship().equals(ship.id())
            && ship.returnsTo().equals(Optional.of(to.teamSeat()));
    return home ? role.stopped() : role;
  }

  /** Tells of so many cards that came in one role and are in another now, if it is another. */
  static void tell(Play<StccgState> play, Host to, Role role, Role then, int cards) {
    for (int i = 0; i < cards && role != then; i++) {
      play.tell(EFF_39, new CardEvent.CardStopped(to, Optional.empty()));
    }
  }
}
