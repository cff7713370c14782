package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.sfbf.state.ShipId;

/**
 * An attack did damage (BF-DMG-01).
 *
 * @param ship the target
 * @param points how much, 0 or more
 */
@JsonTypeName("damage-dealt")
public record DamageDealt(ShipId ship, int points) implements BattleForceEvent {}
