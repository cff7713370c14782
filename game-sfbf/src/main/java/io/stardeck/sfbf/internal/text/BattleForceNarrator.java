package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.view.BattleForceView;

/** Puts the game into words, from what the seat of the view may know. */
public final class BattleForceNarrator implements Narrator<BattleForceAction, BattleForceView> {
  /** The narrator; it keeps nothing. */
  public static final BattleForceNarrator INSTANCE = new BattleForceNarrator();

  private BattleForceNarrator() {}

  @Override
  public String table(BattleForceView view) {
    return TableText.of(view);
  }

  @Override
  public String action(BattleForceView view, BattleForceAction action) {
    return ActionText.of(new Names(view.table()), action);
  }

  @Override
  public String event(BattleForceView view, GameEvent event) {
    return event instanceof BattleForceEvent own
        ? EventText.of(new Names(view.table()), own)
        : event.toString();
  }
}
