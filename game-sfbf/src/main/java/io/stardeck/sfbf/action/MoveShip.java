package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;

/**
 * Moves a ship to another row (BF-FRM-06).
 *
 * @param actor who decides
 * @param ship the ship
 * @param row where to
 */
@JsonTypeName("move-ship")
public record MoveShip(Seat actor, ShipId ship, Row row) implements BattleForceAction {}
