package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Begins the draft of a carrier's fighter attack (BF-FTR-04).
 *
 * @param actor who decides
 * @param ship the carrier
 * @param squadrons how many squadrons fly
 */
@JsonTypeName("begin-fighters")
public record BeginFighters(Seat actor, ShipId ship, int squadrons) implements BattleForceAction {}
