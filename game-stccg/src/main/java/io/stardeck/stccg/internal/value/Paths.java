package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.word.ShipStanding;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Table;

/** The ways of ships along the spaceline ({@code ST-MOV-12}, {@code ST-EFF-38}). */
public final class Paths {
  private Paths() {}

  /**
   * The locations on the way of a ship of {@code seat}, as far as it could ever go in one
   * direction: to the end, or where the ends are neighbours all around.
   */
  public static ImmutableList<Location> way(Table table, Seat seat, int from, boolean right) {
    ImmutableList<Location> line = table.spaceline();
    int start = table.position(from);
    int step = right ? 1 : -1;
    boolean wraps = wraps(table, seat);
    int most = start < 0 ? 0 : wraps ? line.size() - 1 : right ? line.size() - 1 - start : start;
    ImmutableList.Builder<Location> way = ImmutableList.builderWithExpectedSize(most);
    for (int i = 1; i <= most; i++) {
      way.add(line.get(Math.floorMod(start + i * step, line.size())));
    }
    return way.build();
  }

  /** Whether the ends of the spaceline are neighbours for {@code seat}. */
  private static boolean wraps(Table table, Seat seat) {
    for (InForce<ShipStanding.Wrap> wrap : table.inForce(ShipStanding.Wrap.class)) {
      if (wrap.by().controller().equals(seat)) {
        return true;
      }
    }
    return false;
  }
}
