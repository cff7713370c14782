package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.state.ShipId;

/**
 * Fires a weapon card at a PF flotilla (BF-PFF-04).
 *
 * @param actor who decides
 * @param ship the ship that fires
 * @param card the weapon card
 */
@JsonTypeName("intercept")
public record Intercept(Seat actor, ShipId ship, CardId card) implements BattleForceAction {}
