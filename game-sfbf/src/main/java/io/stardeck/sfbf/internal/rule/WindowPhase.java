package io.stardeck.sfbf.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;

/** A window in an attack: one player plays cards, one after another, until they pass. */
public abstract class WindowPhase<F extends Frame> extends BattlePhase<F> {
  private final String asked;
  private final String nothing;

  /**
   * A window.
   *
   * @param asked what the player is asked
   * @param nothing the same where they can only pass
   * @param open how they pass, and what else they can do
   */
  protected WindowPhase(
      String asked,
      String nothing,
      ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open) {
    super(open);
    this.asked = asked;
    this.nothing = nothing;
  }

  /** Whether the player may have something to play: by what everybody knows alone (BF-I-40). */
  protected abstract boolean mayPlay(BattleForceState state, F phase);

  /** Ends the window. */
  protected abstract void close(Play<BattleForceState> play, F phase);

  @Override
  public final String prompt(BattleForceView view, F phase) {
    return asked(view, asked, nothing);
  }

  /** Where nobody could play anything, the window ends by itself. */
  @Override
  public final boolean proceed(Play<BattleForceState> play, F phase) {
    if (mayPlay(play.state(), phase)) {
      return false;
    }
    close(play, phase);
    return true;
  }
}
