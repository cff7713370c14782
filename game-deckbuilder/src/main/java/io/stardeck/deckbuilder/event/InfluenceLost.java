package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * An Influence card left a player.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("influence-lost")
public record InfluenceLost(Seat seat, CardId card) implements DeckbuilderEvent {}
