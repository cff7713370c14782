package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Takes a ship of the open pool into the fleet (BF-OPT-01 to 04).
 *
 * @param actor who decides
 * @param ship the ship
 */
@JsonTypeName("draft-ship")
public record DraftShip(Seat actor, ShipId ship) implements BattleForceAction {}
