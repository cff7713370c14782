package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Cards were drawn.
 *
 * @param seat who
 * @param number how many
 * @param cards the cards; none to those who do not see them
 */
@JsonTypeName("cards-drawn")
public record CardsDrawn(Seat seat, int number, ImmutableList<CardId> cards)
    implements DeckbuilderEvent {}
