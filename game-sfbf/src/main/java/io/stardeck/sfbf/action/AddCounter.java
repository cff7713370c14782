package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.state.Effect;

/**
 * Adds a counter to a standing effect (BF-RCT-08).
 *
 * @param actor who decides
 * @param card the card
 * @param effect what it cancels
 */
@JsonTypeName("add-counter")
public record AddCounter(Seat actor, CardId card, Effect effect) implements BattleForceAction {}
