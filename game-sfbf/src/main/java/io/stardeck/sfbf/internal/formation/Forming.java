package io.stardeck.sfbf.internal.formation;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** What the actions of a formation change ask alike. */
final class Forming {
  private static final RuleId TRN_03 = RuleId.of("BF-TRN-03");

  private Forming() {}

  static Phase.Formation phase(BattleForceView view) {
    return (Phase.Formation) view.table().phases().top();
  }

  /** Reports what belongs to phase 3 when this is the second change. */
  static void firstChange(BattleForceView view, Findings findings) {
    if (phase(view).second()) {
      findings.reject(TRN_03, "that belongs to phase 3, this is the second formation change");
    }
  }
}
