package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.state.BattleForceState;

/** The configuration could be played (BF-GEN-12). */
final class ConfigFaults implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    for (Violation violation : state.table().config().violations()) {
      inspection.addAll(ImmutableList.of(violation.within("table.config")));
    }
  }
}
