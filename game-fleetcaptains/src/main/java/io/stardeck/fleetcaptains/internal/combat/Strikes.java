package io.stardeck.fleetcaptains.internal.combat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;

/** The test of an attack. */
public final class Strikes {
  private Strikes() {}

  /** Weapons against the shields of an installation ({@code FC-INS-13}). */
  public static TestSetup raze(Table table, Seat seat, Ship ship) {
    int space = ship.at();
    int shields =
        Fleets.shields(table, space, table.tiles().get(space).installation().orElseThrow());
    TestGoal goal = new TestGoal.Raze(space);
    return Testing.level(
            TestKind.COMBAT_INSTALLATION, seat, ship.card(), ShipSystem.WEAPONS, shields, goal)
        .withJoinable(true);
  }

  /** Weapons of one ship against the Shields of another ({@code FC-CBT-02}). */
  public static TestSetup strike(Seat seat, CardId ship, CardId target, boolean joinable) {
    TestGoal goal = new TestGoal.Strike();
    return Testing.level(TestKind.COMBAT_SHIP, seat, ship, ShipSystem.WEAPONS, 0, goal)
        .withTarget(target)
        .withTargetSystem(ShipSystem.SHIELDS)
        .withJoinable(joinable);
  }
}
