package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.state.FleetState;

/** What makes a state from outside no state of this game. */
public final class StateFaults {
  private StateFaults() {}

  /** All faults; none in a state that play can reach. */
  public static ImmutableList<Fault> of(FleetState state) {
    return Cards.DEALER.faults(state, "zones", FleetConfig.PLAYERS);
  }
}
