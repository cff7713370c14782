package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * A ship changed sides (BF-MUT-04).
 *
 * @param owner who lost it
 * @param captor who has it now
 * @param ship the ship
 */
@JsonTypeName("ship-captured")
public record ShipCaptured(Seat owner, Seat captor, ShipId ship) implements BattleForceEvent {}
