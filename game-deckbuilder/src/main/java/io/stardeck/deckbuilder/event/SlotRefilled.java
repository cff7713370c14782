package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;

/**
 * A card was turned up in the search area.
 *
 * @param slot the slot
 * @param card the card
 */
@JsonTypeName("slot-refilled")
public record SlotRefilled(int slot, CardId card) implements DeckbuilderEvent {}
