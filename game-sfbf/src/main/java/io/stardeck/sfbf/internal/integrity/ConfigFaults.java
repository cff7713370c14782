package io.stardeck.sfbf.internal.integrity;

import io.stardeck.engine.Violation;
import io.stardeck.sfbf.state.BattleForceState;

/** The configuration could be played (BF-GEN-12). */
final class ConfigFaults implements Topic {
  @Override
  public void find(BattleForceState state, FaultLog log) {
    for (Violation violation : state.table().config().violations()) {
      log.add(violation.within("table.config"));
    }
  }
}
