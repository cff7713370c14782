package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/** What holds for every order ({@code ST-ORD-09}, {@code ST-TRN-08}). */
public final class Orders {
  private static final RuleId ORD_09 = RuleId.of("ST-ORD-09");
  private static final RuleId EFF_39 = RuleId.of("ST-EFF-39");
  private static final RuleId TRN_08 = RuleId.of("ST-TRN-08");

  private Orders() {}

  /** Whether the seat of {@code view} may give orders at all. */
  public static boolean open(StccgView view, Findings findings) {
    if (!(view.top() instanceof Phase.Orders orders) || !orders.seat().equals(view.seat())) {
      findings.reject(ORD_09, "orders are given in the own turn");
      return false;
    }
    if (view.table().turn().orders() >= view.table().options().ordersPerTurn()) {
      findings.reject(TRN_08, "%s orders were given", view.table().turn().orders());
      return false;
    }
    return true;
  }

  /** Whether all own cards may act, and not only a ship that is lent ({@code ST-EFF-39}). */
  public static boolean unlent(StccgView view, Findings findings) {
    if (view.top() instanceof Phase.Orders orders && orders.ship().isPresent()) {
      findings.reject(EFF_39, "only the ship and its crew are given orders now");
      return false;
    }
    return true;
  }

  /** Whether {@code ship} may be given orders by the seat of {@code view}. */
  public static boolean own(StccgView view, Ship ship) {
    return ship.of(view.seat())
        && ship.here()
        && view.top() instanceof Phase.Orders orders
        && (orders.ship().isEmpty() || orders.ship().get().equals(ship.id()));
  }

  /** A player puts a party together. */
  public static void muster(Play<StccgState> play, Seat seat, Muster party) {
    play.become(play.state().with(Optional.of(party)));
    play.push(new OrderPhase.Mustering(seat));
  }
}
