package io.stardeck.b5;

import io.stardeck.engine.testkit.RuleCoverage;

/** Every rule of the book is shown by a test. */
final class RuleCoverageTest implements RuleCoverage {
  @Override
  public B5Game game() {
    return new B5Game();
  }
}
