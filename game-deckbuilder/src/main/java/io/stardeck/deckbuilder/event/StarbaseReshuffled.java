package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;

/**
 * The Starbase discard became the starbase deck.
 *
 * @param cards how many cards
 */
@JsonTypeName("starbase-reshuffled")
public record StarbaseReshuffled(int cards) implements DeckbuilderEvent {}
