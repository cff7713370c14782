package org.example.ferry;

import io.stardeck.engine.testkit.RuleCoverage;

/** Every rule of the book is shown by a test. */
final class RuleCoverageTest implements RuleCoverage {
  @Override
  public Ferry game() {
    return new Ferry();
  }
}
