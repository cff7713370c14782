package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Takes a reserve card instead of a draw (BF-DRW-03).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("take-reserve")
public record TakeReserve(Seat actor, CardId card) implements BattleForceAction {}
