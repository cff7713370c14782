package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A space card was flipped.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("space-card-flipped")
public record SpaceCardFlipped(Seat seat, CardId card) implements DeckbuilderEvent {}
