package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Begins the draft of an attack by planet-based fighters (BF-PBF-01).
 *
 * @param actor who decides
 * @param card the first card
 */
@JsonTypeName("begin-planet-fighters")
public record BeginPlanetFighters(Seat actor, CardId card) implements BattleForceAction {}
