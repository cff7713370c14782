package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Names the ship to fight the duel with (BF-WIN-08).
 *
 * @param actor who decides
 * @param ship the ship
 */
@JsonTypeName("name-duel-ship")
public record NameDuelShip(Seat actor, ShipId ship) implements BattleForceAction {}
