package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Switches a cloak or web on, in place of its row's move (BF-FRM-08).
 *
 * @param actor who decides
 * @param ship the ship
 */
@JsonTypeName("activate-device")
public record ActivateDevice(Seat actor, ShipId ship) implements BattleForceAction {}
