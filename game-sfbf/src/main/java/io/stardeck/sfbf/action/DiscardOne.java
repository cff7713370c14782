package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Discards one hand card in phase 5 (BF-DIS-02).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("discard-one")
public record DiscardOne(Seat actor, CardId card) implements BattleForceAction {}
