package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Switches a cloak or web on before the first turn (BF-SET-18).
 *
 * @param actor who decides
 * @param ship the ship
 */
@JsonTypeName("pre-activate")
public record PreActivate(Seat actor, ShipId ship) implements BattleForceAction {}
