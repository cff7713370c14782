package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;

/**
 * Continuous damage control on one ship (BF-REP-06).
 *
 * @param actor who decides
 * @param ship the ship
 * @param box the type of box; empty with traditional damage (BF-OPT-24)
 */
@JsonTypeName("control-damage")
public record ControlDamage(Seat actor, ShipId ship, Optional<BoxType> box)
    implements BattleForceAction {}
