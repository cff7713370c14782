package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.Destination;
import io.stardeck.engine.Seat;

/**
 * A card was moved unseen by an effect.
 *
 * @param seat who
 * @param to where it went
 */
@JsonTypeName("unknown-card-moved")
public record UnknownCardMoved(Seat seat, Destination to) implements DeckbuilderEvent {}
