package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A Discard became the Deck.
 *
 * @param seat who
 * @param cards how many cards
 */
@JsonTypeName("deck-reshuffled")
public record DeckReshuffled(Seat seat, int cards) implements DeckbuilderEvent {}
