package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;

/**
 * A Mission was put into the Mission Area.
 *
 * @param card the card
 * @param slot the slot, 0 or 1
 */
@JsonTypeName("mission-placed")
public record MissionPlaced(CardId card, int slot) implements DeckbuilderEvent {}
