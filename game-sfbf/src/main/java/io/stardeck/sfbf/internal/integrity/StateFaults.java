package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.state.BattleForceState;

/** What makes a state from outside no state of this game; but for its stack of phases. */
public final class StateFaults {
  private static final ImmutableList<Topic> TOPICS =
      ImmutableList.of(
          new ConfigFaults(),
          new PlaceFaults(),
          new ValueFaults(),
          new TableFaults(),
          new Census(),
          new ShipFaults(),
          new OrderFaults(),
          new DuelFaults(),
          new SecretFaults(),
          new ArrangedFaults(),
          new DeskFaults());

  private StateFaults() {}

  /**
   * The faults of {@code state}, each with its path: all those of the first topic in which there is
   * one. Empty for every state that play can reach.
   */
  public static ImmutableList<Fault> of(BattleForceState state) {
    Inspection inspection = new Inspection();
    for (int i = 0; i < TOPICS.size() && inspection.clean(); i++) {
      TOPICS.get(i).find(state, inspection);
    }
    return inspection.faults();
  }
}
