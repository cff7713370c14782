package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;

/** Loading cards from an outpost into a ship ({@code ST-LOD-01}, {@code ST-LOD-02}). */
public final class Loading extends CargoRule<Load> {
  /** The rule of that order. */
  public Loading() {
    super(RuleId.of("ST-LOD-01"));
  }

  @Override
  Cargo cargo(Load action) {
    return new Cargo(action.card(), action.outpost(), action.ship());
  }

  @Override
  Load order(Seat seat, Cargo cargo) {
    return new Load(seat, cargo.card(), cargo.outpost(), cargo.ship());
  }

  @Override
  Passage passage(Seat seat, Outpost outpost, Ship ship) {
    return new Passage(seat, outpost.host(), ship.host());
  }

  @Override
  boolean fits(StccgView view, Card card, Outpost outpost, Ship ship) {
    return Boarding.fits(view, view.seat(), card, ship);
  }
}
