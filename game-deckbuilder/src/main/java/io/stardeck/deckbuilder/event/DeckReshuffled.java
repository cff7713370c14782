package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Cards were shuffled into a new Deck: the Discard, or all of a player who was defeated.
 *
 * @param seat who
 * @param cards how many cards
 */
@JsonTypeName("deck-reshuffled")
public record DeckReshuffled(Seat seat, int cards) implements DeckbuilderEvent {}
