package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Plays an Organian Ceasefire (BF-ORG-01).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("play-ceasefire")
public record PlayCeasefire(Seat actor, CardId card) implements BattleForceAction {}
