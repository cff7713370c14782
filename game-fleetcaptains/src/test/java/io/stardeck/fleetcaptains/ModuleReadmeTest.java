package io.stardeck.fleetcaptains;

import io.stardeck.engine.testkit.ReadmeLaws;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.config.ImmutableFleetConfig;

/** The README of this module shows code that runs, and every setting. */
final class ModuleReadmeTest implements ReadmeLaws {
  @Override
  public Class<?> config() {
    return FleetConfig.class;
  }

  @Override
  public Class<?> immutableConfig() {
    return ImmutableFleetConfig.class;
  }
}
