package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Begins the draft of a ship's attack (BF-ATK-10).
 *
 * @param actor who decides
 * @param ship the attacker
 */
@JsonTypeName("begin-attack")
public record BeginAttack(Seat actor, ShipId ship) implements BattleForceAction {}
