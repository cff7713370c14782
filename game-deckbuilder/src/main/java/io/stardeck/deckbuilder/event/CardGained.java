package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A card was gained.
 *
 * @param seat who
 * @param card the card
 * @param to where it went
 */
@JsonTypeName("card-gained")
public record CardGained(Seat seat, CardId card, Destination to) implements DeckbuilderEvent {}
