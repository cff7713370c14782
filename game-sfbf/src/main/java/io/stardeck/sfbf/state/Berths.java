package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import org.jspecify.annotations.Nullable;

/** Looks a ship up in a row. */
final class Berths {
  private Berths() {}

  static @Nullable Berth in(ImmutableList<Ship> ships, ShipId id, Seat owner, Row row) {
    for (int place = 0; place < ships.size(); place++) {
      Ship ship = ships.get(place);
      if (ship.id().equals(id)) {
        return new Berth(owner, row, place, ship);
      }
    }
    return null;
  }
}
