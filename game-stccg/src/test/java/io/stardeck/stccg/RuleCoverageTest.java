package io.stardeck.stccg;

import io.stardeck.engine.testkit.RuleCoverage;

/** Every rule of the book is shown by a test. */
final class RuleCoverageTest implements RuleCoverage {
  @Override
  public StccgGame game() {
    return new StccgGame();
  }
}
