package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.sfbf.state.ShipId;

/**
 * Fire destroyed fighter squadrons (BF-FTR-21).
 *
 * @param ship the carrier
 * @param squadrons how many
 */
@JsonTypeName("squadron-lost")
public record SquadronLost(ShipId ship, int squadrons) implements BattleForceEvent {}
