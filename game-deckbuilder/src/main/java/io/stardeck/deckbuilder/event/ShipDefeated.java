package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A space Starship was defeated.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("ship-defeated")
public record ShipDefeated(Seat seat, CardId card) implements DeckbuilderEvent {}
