package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * A cloak or web was switched off.
 *
 * @param seat its owner
 * @param ship the ship
 */
@JsonTypeName("device-off")
public record DeviceOff(Seat seat, ShipId ship) implements BattleForceEvent {}
