package io.stardeck.fleetcaptains.state;

import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.Optional;

/**
 * A lasting change of a system.
 *
 * @param amount how much; empty if the system is disabled
 */
public record SystemToken(ShipSystem system, Optional<Integer> amount) {
  /** Whether a repair may remove it ({@code FC-D-82}). */
  public boolean harmful() {
    return amount.isEmpty() || amount.get() < 0;
  }
}
