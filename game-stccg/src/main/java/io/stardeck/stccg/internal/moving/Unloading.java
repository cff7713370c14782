package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;

/** Unloading cards from a ship into an outpost ({@code ST-LOD-03}). */
public final class Unloading extends CargoRule<Unload> {
  /** The rule of that order. */
  public Unloading() {
    super(RuleId.of("ST-LOD-03"));
  }

  @Override
  Cargo cargo(Unload action) {
    return new Cargo(action.card(), action.outpost(), action.ship());
  }

  @Override
  Unload order(Seat seat, Cargo cargo) {
    return new Unload(seat, cargo.card(), cargo.ship(), cargo.outpost());
  }

  @Override
  Passage passage(Seat seat, Outpost outpost, Ship ship) {
    return new Passage(seat, ship.host(), outpost.host());
  }

  @Override
  boolean fits(StccgView view, Card card, Outpost outpost, Ship ship) {
    return Boarding.fits(view.table(), view.seat(), card, outpost);
  }
}
