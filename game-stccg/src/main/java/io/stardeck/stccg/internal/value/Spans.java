package io.stardeck.stccg.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Table;

/** What it costs to come to a location ({@code ST-MOV-02}, {@code ST-MOV-10}). */
public final class Spans {
  private Spans() {}

  /** The span of {@code location} for a ship of {@code seat}. */
  public static int of(Table table, Location location, Seat seat) {
    if (table.def(location.card()) instanceof MissionDef mission) {
      boolean far = mission.opponentSide().isPresent() && !location.card().owner().equals(seat);
      return far ? mission.opponentSide().orElseThrow().span() : mission.span();
    }
    return table.def(location.card()) instanceof EventDef event ? event.event().span() : 0;
  }
}
