package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.PinnedNames;
import io.stardeck.fleetcaptains.FleetCaptainsGame;

/** The names in the game's JSON stay. */
final class FleetNamesTest implements PinnedNames {
  @Override
  public ImmutableList<Class<?>> types() {
    return PinnedNames.of(new FleetCaptainsGame(), ComponentFile.class);
  }
}
