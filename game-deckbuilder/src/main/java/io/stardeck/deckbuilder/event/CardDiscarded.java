package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A card was discarded.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("card-discarded")
public record CardDiscarded(Seat seat, CardId card) implements DeckbuilderEvent {}
