package io.stardeck.sfbf.internal.draw;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.view.BattleForceView;

/** What all draws of phase 1 ask alike. */
final class Drawing {
  private static final RuleId DRW_02 = RuleId.of("BF-DRW-02");
  private static final RuleId DRW_08 = RuleId.of("BF-DRW-08");

  private Drawing() {}

  /** Whether {@link #room} has nothing to report. */
  static boolean hasRoom(BattleForceView view) {
    return view.hasShips(view.seat()) && Draws.hasRoom(view, view.seat());
  }

  /** Reports a full hand, and a fleet without ships. */
  static void room(BattleForceView view, Findings findings) {
    if (!view.hasShips(view.seat())) {
      findings.reject(DRW_08, "you have no ship in play");
    }
    if (!Draws.hasRoom(view, view.seat())) {
      findings.reject(
          DRW_02,
          "you hold %s cards, the limit is %s",
          view.hand().size(),
          view.table().config().handLimit());
    }
  }
}
