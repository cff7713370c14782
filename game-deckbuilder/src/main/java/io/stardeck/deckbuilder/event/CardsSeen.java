package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Hidden cards were shown to one player.
 *
 * @param seat who
 * @param cards the cards
 */
@JsonTypeName("cards-seen")
public record CardsSeen(Seat seat, ImmutableList<CardId> cards) implements DeckbuilderEvent {}
