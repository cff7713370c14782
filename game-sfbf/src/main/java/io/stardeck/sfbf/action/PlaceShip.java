package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;

/**
 * Places a ship at the right end of a row (BF-SET-16, 17).
 *
 * @param actor who decides
 * @param ship the ship
 * @param row the row
 */
@JsonTypeName("place-ship")
public record PlaceShip(Seat actor, ShipId ship, Row row) implements BattleForceAction {}
