package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * An Influence card came to a player.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("influence-taken")
public record InfluenceTaken(Seat seat, CardId card) implements DeckbuilderEvent {}
