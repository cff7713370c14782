package io.stardeck.stccg.card.fact;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The icons that have to be filled before a ship moves ({@code ST-STF-01}).
 *
 * @param command how many command icons, 0 or more
 * @param staff how many staff icons, 0 or more
 */
public record Staffing(int command, int staff) {
  /**
   * @throws IllegalArgumentException if a number is negative
   */
  public Staffing {
    checkArgument(command >= 0 && staff >= 0, "icons are 0 or more: %s and %s", command, staff);
  }
}
