package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * A player took a ship of the open pool (BF-OPT-01).
 *
 * @param seat who
 * @param ship the ship
 */
@JsonTypeName("ship-drafted")
public record ShipDrafted(Seat seat, ShipId ship) implements BattleForceEvent {}
