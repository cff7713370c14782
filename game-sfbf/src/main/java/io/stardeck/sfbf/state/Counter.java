package io.stardeck.sfbf.state;

import io.stardeck.engine.card.CardId;

/**
 * A card that cancels a standing effect when the attack is committed (BF-RCT-08).
 *
 * @param card the card
 * @param effect what it cancels
 */
public record Counter(CardId card, Effect effect) {}
