package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;

/**
 * A ship changed its row (BF-FRM-06, 19).
 *
 * @param seat its owner
 * @param ship the ship
 * @param from where from
 * @param to where to
 */
@JsonTypeName("ship-moved")
public record ShipMoved(Seat seat, ShipId ship, Row from, Row to) implements BattleForceEvent {}
