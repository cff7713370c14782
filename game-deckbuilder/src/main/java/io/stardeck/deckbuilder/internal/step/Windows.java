package io.stardeck.deckbuilder.internal.step;

import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.internal.formula.Statics;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;

/** What is open in which phase. */
public final class Windows {
  private static final RuleId BAT_03 = RuleId.of("DB-BAT-03");
  private static final RuleId EVT_03 = RuleId.of("DB-EVT-03");

  private Windows() {}

  /** Refuses a Setup but in the phases in which players act freely on their turn (DB-ACT-03). */
  public static void refuseSetup(DeckbuilderView view, Findings findings) {
    if (forSetup(view)) {
      return;
    }
    if (view.table().inBattle(view.seat())) {
      findings.reject(BAT_03, "a Setup cannot be played in battle");
    } else {
      findings.reject(EVT_03, "a Setup cannot be played in this window");
    }
  }

  /** Whether a Setup can be played now. */
  public static boolean forSetup(DeckbuilderView view) {
    Phase top = view.table().phases().top();
    return top instanceof TurnStart
        || top instanceof ActionPhase
        || top instanceof TeamAction
        || view.table().inBattle(view.seat())
            && Statics.exempt(view, view.seat(), Modifier.Rule.SETUPS_OUT_OF_BATTLE);
  }
}
