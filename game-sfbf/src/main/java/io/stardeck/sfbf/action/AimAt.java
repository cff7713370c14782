package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Aims the draft at a ship (BF-ATK-20).
 *
 * @param actor who decides
 * @param ship the target
 */
@JsonTypeName("aim-at")
public record AimAt(Seat actor, ShipId ship) implements BattleForceAction {}
