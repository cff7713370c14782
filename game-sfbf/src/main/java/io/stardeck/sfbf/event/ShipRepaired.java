package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Damage came off a ship (BF-REP).
 *
 * @param seat its owner
 * @param ship the ship
 * @param points how much
 */
@JsonTypeName("ship-repaired")
public record ShipRepaired(Seat seat, ShipId ship, int points) implements BattleForceEvent {}
