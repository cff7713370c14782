package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Reinforcements brought a ship; for those who may see it (BF-FRM-01).
 *
 * @param seat whose fleet
 * @param ship the ship
 */
@JsonTypeName("ship-reinforced")
public record ShipReinforced(Seat seat, ShipId ship) implements BattleForceEvent {}
