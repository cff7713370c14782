package io.stardeck.sfbf.view;

import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.sfbf.action.BattleForceAction;

/** Puts the game into words. */
public final class BattleForceNarrator implements Narrator<BattleForceAction, BattleForceView> {
  /** The narrator; it keeps nothing. */
  public static final BattleForceNarrator INSTANCE = new BattleForceNarrator();

  private BattleForceNarrator() {}

  @Override
  public String table(BattleForceView view) {
    return view.table().fleets().toString();
  }

  @Override
  public String action(BattleForceView view, BattleForceAction action) {
    return action.toString();
  }

  @Override
  public String event(BattleForceView view, GameEvent event) {
    return event.toString();
  }
}
