package io.stardeck.fleetcaptains.internal.combat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.card.TestKind;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;

/** The test of an attack. */
final class Strikes {
  private Strikes() {}

  static TestSetup strike(Seat seat, CardId ship, CardId target, boolean joinable) {
    return Testing.opposed(
        TestKind.COMBAT_SHIP,
        seat,
        ship,
        ShipSystem.WEAPONS,
        target,
        ShipSystem.SHIELDS,
        joinable,
        new TestGoal.Strike());
  }
}
