package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Names the target of a PF flotilla (BF-PFF-09).
 *
 * @param actor who decides
 * @param ship the target
 */
@JsonTypeName("name-flotilla-target")
public record NameFlotillaTarget(Seat actor, ShipId ship) implements BattleForceAction {}
