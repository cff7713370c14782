package io.stardeck.fleetcaptains.internal.step;

import io.stardeck.fleetcaptains.state.ImmutableShip;

/**
 * The maneuver and the power adjustment that a ship has in a turn, and those that it was granted
 * beside them ({@code FC-TRN-02, FC-I-09}).
 */
public final class Allowances {
  private Allowances() {}

  /** A maneuver is used: one that was granted first. */
  public static ImmutableShip maneuver(ImmutableShip ship) {
    int extra = ship.extraManeuvers();
    return extra > 0 ? ship.withExtraManeuvers(extra - 1) : ship.withManeuvered(true);
  }

  /** It may maneuver once more, whether it has maneuvered or not. */
  public static ImmutableShip grantManeuver(ImmutableShip ship) {
    return ship.maneuvered()
        ? ship.withManeuvered(false)
        : ship.withExtraManeuvers(ship.extraManeuvers() + 1);
  }

  /** An adjustment is used: one that was granted first. */
  public static ImmutableShip adjust(ImmutableShip ship) {
    int extra = ship.extraAdjustments();
    return extra > 0 ? ship.withExtraAdjustments(extra - 1) : ship.withAdjusted(true);
  }

  /** It may adjust once more, whether it has adjusted or not. */
  public static ImmutableShip grantAdjustment(ImmutableShip ship) {
    return ship.adjusted()
        ? ship.withAdjusted(false)
        : ship.withExtraAdjustments(ship.extraAdjustments() + 1);
  }
}
