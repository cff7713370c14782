package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A card was played.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("card-played")
public record CardPlayed(Seat seat, CardId card) implements DeckbuilderEvent {}
