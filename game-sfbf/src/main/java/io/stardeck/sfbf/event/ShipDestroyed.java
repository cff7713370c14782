package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;

/**
 * A ship was destroyed (BF-DMG-06).
 *
 * @param owner whose ship
 * @param ship the ship
 * @param by who takes the trophy, if anybody
 */
@JsonTypeName("ship-destroyed")
public record ShipDestroyed(Seat owner, ShipId ship, Optional<Seat> by)
    implements BattleForceEvent {}
