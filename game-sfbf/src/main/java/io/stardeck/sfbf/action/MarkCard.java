package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Marks a hand card in a draft of cards (BF-SET-03, BF-ATK-06, BF-ORG-03).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("mark-card")
public record MarkCard(Seat actor, CardId card) implements BattleForceAction {}
