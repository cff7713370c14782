package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A War was won.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("war-won")
public record WarWon(Seat seat, CardId card) implements DeckbuilderEvent {}
