package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Borg cards were shown.
 *
 * @param seat who
 * @param cards the cards
 */
@JsonTypeName("borg-cards-shown")
public record BorgCardsShown(Seat seat, ImmutableList<CardId> cards) implements DeckbuilderEvent {}
