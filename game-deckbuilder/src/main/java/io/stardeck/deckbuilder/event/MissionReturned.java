package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;

/**
 * A Mission went to the bottom of the space deck.
 *
 * @param card the card
 */
@JsonTypeName("mission-returned")
public record MissionReturned(CardId card) implements DeckbuilderEvent {}
