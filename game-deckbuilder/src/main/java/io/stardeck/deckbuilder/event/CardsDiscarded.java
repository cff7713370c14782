package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Cards were discarded: one, or a whole Hand or Bridge.
 *
 * @param seat who
 * @param cards the cards, at least one
 */
@JsonTypeName("cards-discarded")
public record CardsDiscarded(Seat seat, ImmutableList<CardId> cards) implements DeckbuilderEvent {}
