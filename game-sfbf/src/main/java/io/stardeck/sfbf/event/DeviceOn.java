package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * A cloak or web was switched on (BF-CLK-01, BF-WEB-01).
 *
 * @param seat its owner
 * @param ship the ship
 */
@JsonTypeName("device-on")
public record DeviceOn(Seat seat, ShipId ship) implements BattleForceEvent {}
