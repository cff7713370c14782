package io.stardeck.stccg.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.MissionDef.OtherSide;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** The points of missions, read when they are scored ({@code ST-SCO-05}). */
public final class Points {
  private Points() {}

  /** What {@code seat} scores by solving the mission of a location. */
  public static int of(Table table, Location location, Seat seat) {
    MissionDef mission = (MissionDef) table.def(location.card());
    @Nullable OtherSide far = Sites.far(mission, location, seat);
    int printed = far == null ? mission.points() : far.points();
    return Spans.modified(table, location, Stat.POINTS, printed);
  }
}
