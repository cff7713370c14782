package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Adds planet-based fighters to the draft (BF-PBF-02).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("add-planet-fighters")
public record AddPlanetFighters(Seat actor, CardId card) implements BattleForceAction {}
