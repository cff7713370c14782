package io.stardeck.fleetcaptains;

import io.stardeck.engine.testkit.RuleCoverage;

/** Every rule of the book is shown by a test. */
final class RuleCoverageTest implements RuleCoverage {
  @Override
  public FleetCaptainsGame game() {
    return new FleetCaptainsGame();
  }
}
