package io.stardeck.fleetcaptains.internal.tests;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class TestRules {
  private TestRules() {}

  /** What answers the windows of a test. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> windows() {
    return ImmutableList.of(
        new PassTestCardRule(),
        new ProceedToDiceRule(),
        new PlayTestCardRule(),
        new JoinTestRule());
  }

  /** The window that is open. */
  static Test open(FleetView view) {
    return (Test) view.top();
  }
}
