package io.stardeck.sfbf.internal.integrity;

import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.state.BattleForceState;

/** The configuration could be played (BF-GEN-12). */
final class ConfigFaults implements Topic {
  @Override
  public void find(BattleForceState state, Inspection inspection) {
    inspection.violations("table.config", state.table().config().violations());
  }
}
