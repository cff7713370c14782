package io.stardeck.fleetcaptains.internal.missions;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Objective.EventObjective;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.ClaimWindow;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Table;
import java.util.Optional;

/** Open missions that were fulfilled in the other player's turn ({@code FC-D-61}). */
public final class ClaimWindows {
  private ClaimWindows() {}

  /** Opens a window for the first such mission; whether there was one. */
  public static boolean open(Play<FleetState> play) {
    Table table = Tables.of(play);
    for (Seat seat = table.active().next(table.players());
        !seat.equals(table.active());
        seat = seat.next(table.players())) {
      if (open(play, seat)) {
        return true;
      }
    }
    return false;
  }

  private static boolean open(Play<FleetState> play, Seat seat) {
    Table table = Tables.of(play);
    if (table.captain(seat).progress().isEmpty()) {
      return false;
    }
    for (CardId mission : table.captain(seat).progress().keySet()) {
      if (table.set().mission(mission).objective() instanceof EventObjective
          && !table.captain(seat).declined().contains(mission)
          && Missions.fulfilled(table, seat, Secret.NONE, mission, Optional.empty())) {
        play.push(new ClaimWindow(seat, mission));
        return true;
      }
    }
    return false;
  }
}
