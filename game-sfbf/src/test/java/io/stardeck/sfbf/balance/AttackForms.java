package io.stardeck.sfbf.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;

/** How attacks by weapons and by the fighters of carriers compare. */
final class AttackForms implements Watch {
  private int games;
  private int outnumbered;
  private int weapons;
  private int fighters;
  private int weaponsNow;
  private int fightersNow;

  @Override
  public void began(BattleForceState state, ImmutableList<Event> events) {
    endGame();
    games++;
  }

  @Override
  public void decided(
      BattleForceState before,
      int options,
      BattleForceAction action,
      BattleForceState after,
      ImmutableList<Event> events) {
    if (action instanceof Commit
        && before.secrets(action.actor()).desk().open() instanceof Draft.Assault draft) {
      weaponsNow += draft.form() == Form.SHIP ? 1 : 0;
      fightersNow += draft.form() == Form.FIGHTERS ? 1 : 0;
    }
  }

  /** The share of carrier attacks among both. */
  double fighters() {
    endGame();
    return (double) fighters / (weapons + fighters);
  }

  /** The share of games with more carrier attacks than weapon attacks. */
  double outnumbered() {
    endGame();
    return (double) outnumbered / games;
  }

  private void endGame() {
    outnumbered += fightersNow > weaponsNow ? 1 : 0;
    weapons += weaponsNow;
    fighters += fightersNow;
    weaponsNow = 0;
    fightersNow = 0;
  }
}
