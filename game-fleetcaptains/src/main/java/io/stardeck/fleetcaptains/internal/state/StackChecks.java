package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.GameOver;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetFrame.Passing;
import io.stardeck.fleetcaptains.state.FleetFrame.Setup;
import io.stardeck.fleetcaptains.state.FleetFrame.Turn;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Table;

/** The phases lie on each other as in play, and those of the set-up follow one another. */
final class StackChecks {
  private static final String PATH = "table.frames";
  private static final int CHOSEN = 4;

  private final FleetState state;
  private final Table table;
  private final Inspection inspection;

  StackChecks(FleetState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.inspection = inspection;
  }

  void run(ImmutableList<FleetFrame> frames) {
    FleetFrame top = frames.get(frames.size() - 1);
    inspection.require(
        !(top instanceof Passing) && (top instanceof GameOver || !top.deciders().isEmpty()),
        PATH,
        "somebody decides");
    boolean set = frames.get(0) instanceof Setup;
    if (set || frames.get(0) instanceof GameOver) {
      boolean begun = table.turn() > 0;
      inspection.require(frames.size() == 1 && set != begun, PATH, "nothing else in the set-up");
      return;
    }
    for (int i = 0; i < frames.size(); i++) {
      boolean fits =
          (i == 0) == frames.get(i) instanceof Turn
              && (i == 1 || !(frames.get(i) instanceof Maneuver))
              && (i == frames.size() - 1 || !(frames.get(i) instanceof GameOver))
              && !(frames.get(i) instanceof Setup);
      inspection.require(fits, PATH, "a turn, then what happens in it");
    }
  }

  /** Those before have chosen, those after have not ({@code FC-D-12}). */
  boolean choosing(Seat asked) {
    boolean sound = true;
    for (Seat seat : Seat.first(table.players())) {
      int chosen = state.zones().size(Places.chosen(seat));
      int wanted = seat.number() < asked.number() ? CHOSEN : 0;
      sound &= seat.equals(asked) ? chosen < CHOSEN : chosen == wanted;
      boolean last = seat.number() + 2 > table.players() || asked.number() <= seat.number();
      boolean first = seat.number() <= 2 || asked.number() > seat.number() - 2;
      sound &= (state.zones().size(Places.unchosen(seat)) > 0) == (last && first);
    }
    return sound;
  }

  /** Nobody after has drawn, and no subdecks lie there yet. */
  boolean drawing(Seat asked) {
    boolean sound = true;
    for (Seat seat : Seat.first(table.players())) {
      sound &= seat.number() <= asked.number() || table.captain(seat).fleet().isEmpty();
      sound &= state.zones().size(Places.chosen(seat)) == 0;
      sound &= state.zones().size(Places.unchosen(seat)) == 0;
    }
    return sound;
  }
}
