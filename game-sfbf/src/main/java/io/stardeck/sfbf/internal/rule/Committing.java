package io.stardeck.sfbf.internal.rule;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/**
 * What it takes to commit drafts of one kind, and what comes of it (table of drafts in section 4).
 */
public interface Committing {
  /** Whether this is for {@code draft}. */
  boolean handles(Draft draft);

  /** Reports what the draft lacks (BF-ACT-04). */
  void check(BattleForceView view, Draft draft, Findings findings);

  /**
   * Puts {@code draft} into effect; the desk is cleared already, the cards are still in the hand.
   */
  void perform(Play<BattleForceState> play, Draft draft);
}
