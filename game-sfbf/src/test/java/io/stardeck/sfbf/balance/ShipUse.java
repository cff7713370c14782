package io.stardeck.sfbf.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import java.util.BitSet;

/** {@code BF-BAL-06}: in how many of the games that it starts in each ship attacks. */
final class ShipUse implements Watch {
  private static final int SHIPS = 36;

  private final int[] started = new int[SHIPS];
  private final int[] attacked = new int[SHIPS];
  private final BitSet here = new BitSet();
  private final BitSet active = new BitSet();

  @Override
  public void decided(
      BattleForceState before,
      int options,
      BattleForceAction action,
      BattleForceState after,
      ImmutableList<Event> events) {
    if (here.isEmpty() && after.table().gameTurn() > 0) {
      muster(after);
    }
    for (Event event : events) {
      if (event.what() instanceof AttackDeclared declared) {
        declared.attack().ship().ifPresent(ship -> active.set(ship.number()));
      }
    }
  }

  @Override
  public void ended(BattleForceState state, Outcome outcome) {
    here.stream().forEach(ship -> started[ship]++);
    active.and(here);
    active.stream().forEach(ship -> attacked[ship]++);
    here.clear();
    active.clear();
  }

  private void muster(BattleForceState state) {
    for (int seat = 0; seat < state.secrets().size(); seat++) {
      state.faceDown(Seat.at(seat)).forEach(ship -> here.set(ship.number()));
      Fleet fleet = state.table().fleet(Seat.at(seat));
      for (Row row : Row.values()) {
        for (Ship ship : fleet.row(row)) {
          here.set(ship.id().number());
        }
      }
    }
  }

  /** The share of its games in which the ship of that number attacks; 1 if it never started. */
  double share(int ship) {
    return started[ship] == 0 ? 1 : (double) attacked[ship] / started[ship];
  }
}
