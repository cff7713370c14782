package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;

/**
 * Reinforcements brought a ship (BF-FRM-01).
 *
 * @param seat whose fleet
 * @param ship the ship, for those who see it
 */
@JsonTypeName("ship-reinforced")
public record ShipReinforced(Seat seat, Optional<ShipId> ship) implements BattleForceEvent {}
