package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Takes a ship into the fleet that is being chosen (BF-SET-12, BF-OPT-20).
 *
 * @param actor who decides
 * @param ship the ship
 */
@JsonTypeName("take-ship")
public record TakeShip(Seat actor, ShipId ship) implements BattleForceAction {}
