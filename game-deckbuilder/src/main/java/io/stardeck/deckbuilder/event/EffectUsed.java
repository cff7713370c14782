package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * An ability of a card was used.
 *
 * @param seat who
 * @param card the card
 * @param ability its position among the card's abilities, from 0 on
 */
@JsonTypeName("effect-used")
public record EffectUsed(Seat seat, CardId card, int ability) implements DeckbuilderEvent {}
