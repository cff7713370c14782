package io.stardeck.fleetcaptains.card.fact;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * One setting of a ship's dial: its four ratings, each from 0 to 30, or {@link #DISABLED}.
 *
 * @param cloaked whether its background is blue ({@code FC-CLK-03})
 */
public record Setting(int weapons, int sensors, int engines, int shields, boolean cloaked) {
  /** The rating of a system that is disabled ({@code FC-SYS-05}): D on the card. */
  public static final int DISABLED = -1;

  private static final int MAX = 30;

  /**
   * @throws IllegalArgumentException if a rating is out of range
   */
  public Setting {
    check(weapons);
    check(sensors);
    check(engines);
    check(shields);
  }

  private static void check(int rating) {
    checkArgument(rating >= DISABLED && rating <= MAX, "a rating is -1 to 30, not %s", rating);
  }

  /** The rating of that system; {@link #DISABLED} if it is. */
  public int of(ShipSystem system) {
    return switch (system) {
      case WEAPONS -> weapons;
      case SENSORS -> sensors;
      case ENGINES -> engines;
      case SHIELDS -> shields;
    };
  }

  /** The energy that it gives out; a disabled system counts 0 ({@code FC-D-73}). */
  public int energy() {
    return Math.max(0, weapons)
        + Math.max(0, sensors)
        + Math.max(0, engines)
        + Math.max(0, shields);
  }
}
