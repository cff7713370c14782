package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Switches a cloak off (BF-FRM-05).
 *
 * @param actor who decides
 * @param ship the ship
 */
@JsonTypeName("drop-cloak")
public record DropCloak(Seat actor, ShipId ship) implements BattleForceAction {}
