package io.stardeck.sfbf.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;

/** {@code BF-BAL-03}: what the player turns of players with ships are used for. */
final class TurnUse implements Watch {
  private int turns;
  private int attacks;
  private int redraws;

  @Override
  public void began(BattleForceState state, ImmutableList<Event> events) {
    count(state, events);
  }

  @Override
  public void decided(
      BattleForceState before,
      int options,
      BattleForceAction action,
      BattleForceState after,
      ImmutableList<Event> events) {
    if (action instanceof PlayFlotilla || action instanceof PlayCeasefire) {
      attacks++;
    } else if (action instanceof Commit) {
      Draft draft = before.secrets(action.actor()).desk().open();
      boolean target = before.table().phases().top() instanceof Phase.FlotillaTarget;
      attacks += draft instanceof Draft.Assault && !target ? 1 : 0;
      redraws +=
          draft instanceof Draft.Cards cards && cards.purpose() == Draft.Purpose.REDRAW ? 1 : 0;
    }
    count(after, events);
  }

  private void count(BattleForceState state, ImmutableList<Event> events) {
    for (Event event : events) {
      if (event.what() instanceof TurnBegan began && state.hasShips(began.seat())) {
        turns++;
      }
    }
  }

  double attacking() {
    return (double) attacks / turns;
  }

  double redrawing() {
    return (double) redraws / turns;
  }
}
