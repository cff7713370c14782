package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Cards were drawn, as their player sees it.
 *
 * @param seat who
 * @param cards the cards
 */
@JsonTypeName("cards-drawn")
public record CardsDrawn(Seat seat, ImmutableList<CardId> cards) implements DeckbuilderEvent {}
