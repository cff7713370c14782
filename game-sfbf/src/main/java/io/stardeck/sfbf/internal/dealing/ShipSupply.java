package io.stardeck.sfbf.internal.dealing;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Supply;
import io.stardeck.sfbf.internal.setup.RaceChoice;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/**
 * Ships that a seat cannot see. Until the first game turn begins those of a player are of the race
 * that they have (BF-OPT-20).
 *
 * @param table what everybody knows
 * @param rest the ships
 */
record ShipSupply(Table table, Supply<ShipId> rest) implements Supply<ShipId> {
  @Override
  public ShipId of(Face face, Place place) {
    return rest.of(face, place);
  }

  @Override
  public ShipId any(Place place) {
    return rest.any(place);
  }

  @Override
  public int misfits(Place place, ImmutableList<ShipId> ships) {
    if (table.races().isEmpty() || table.gameTurn() > 0 || place.equals(Places.SHIP_DECK)) {
      return 0;
    }
    int misfits = 0;
    for (ShipId ship : ships) {
      boolean fits = RaceChoice.race(table, ship) == table.races().get(Seat.of(place.of()).index());
      misfits += fits ? 0 : 1;
    }
    return misfits;
  }
}
