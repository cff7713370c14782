package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.state.ShipId;

/**
 * A token was laid on a box (BF-DMG-05).
 *
 * @param ship the ship
 * @param box the type of box
 */
@JsonTypeName("box-damaged")
public record BoxDamaged(ShipId ship, BoxType box) implements BattleForceEvent {}
