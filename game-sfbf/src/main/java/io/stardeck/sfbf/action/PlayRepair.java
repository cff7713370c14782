package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.state.ShipId;

/**
 * Plays the one repair card (BF-REP-01 to 03).
 *
 * @param actor who decides
 * @param card the card
 * @param ship the ship
 */
@JsonTypeName("play-repair")
public record PlayRepair(Seat actor, CardId card, ShipId ship) implements BattleForceAction {}
