package io.stardeck.deckbuilder.state;

import io.stardeck.engine.card.CardId;

/**
 * That an ability was used in this turn.
 *
 * @param card the card whose it is
 * @param ability its position among the card's abilities, from 0 on
 */
public record Use(CardId card, int ability) {}
