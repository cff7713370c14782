package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Puts one hand card into the reserve in phase 5 (BF-DIS-04).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("stash-discard")
public record StashDiscard(Seat actor, CardId card) implements BattleForceAction {}
