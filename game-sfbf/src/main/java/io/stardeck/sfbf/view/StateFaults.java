package io.stardeck.sfbf.view;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.sfbf.state.BattleForceState;

/** What makes a state from outside no state of this game. */
public final class StateFaults {
  private StateFaults() {}

  /** All faults of {@code state}, each with its path; empty for every state that play can reach. */
  public static ImmutableList<Fault> of(BattleForceState state) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    int fleets = state.table().config().fleets();
    if (state.table().fleets().size() != fleets) {
      faults.add(new Fault("table.fleets", "there are " + fleets + " fleets"));
    }
    if (state.secrets().size() != fleets) {
      faults.add(new Fault("secrets", "there are " + fleets + " fleets"));
    }
    if (state.table().phases().isEmpty()) {
      faults.add(new Fault("table.phases", "no phase is left"));
    }
    return faults.build();
  }
}
