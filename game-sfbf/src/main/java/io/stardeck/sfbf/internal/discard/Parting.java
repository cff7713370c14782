package io.stardeck.sfbf.internal.discard;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** The one card that leaves the hand in phase 5, wherever it goes (BF-DIS-02). */
final class Parting {
  private static final RuleId DIS_02 = RuleId.of("BF-DIS-02");

  private Parting() {}

  /** Whether a card may still leave the hand. */
  static boolean open(BattleForceView view) {
    return !((Phase.Discard) view.table().phases().top()).discarded();
  }

  /** Reports a card that is not in the hand, and a second one. */
  static void check(BattleForceView view, CardId card, Findings findings) {
    Checks.inHand(view, card, findings);
    if (!open(view)) {
      findings.reject(DIS_02, "one card has left your hand in this phase already");
    }
  }

  /** Notes that the card has gone. */
  static void done(Play<BattleForceState> play) {
    Phase phase = play.state().table().phases().top();
    play.replace(new Phase.Discard(phase.seat(), true, true));
  }
}
