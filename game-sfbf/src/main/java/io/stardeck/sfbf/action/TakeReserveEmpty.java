package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Takes a reserve card because the hand is empty (BF-RSV-02).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("take-reserve-empty")
public record TakeReserveEmpty(Seat actor, CardId card) implements BattleForceAction {}
