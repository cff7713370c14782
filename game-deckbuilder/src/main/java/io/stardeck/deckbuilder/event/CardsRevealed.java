package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Hidden cards were shown to all.
 *
 * @param seat who
 * @param cards the cards
 */
@JsonTypeName("cards-revealed")
public record CardsRevealed(Seat seat, ImmutableList<CardId> cards) implements DeckbuilderEvent {}
