package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.engine.Seat;

/**
 * Cards cost a player less.
 *
 * @param seat who
 * @param sel what the cards are like
 * @param amount how much less
 * @param uses for how many gains; 0 for all of them
 */
@JsonTypeName("discount-gained")
public record DiscountGained(Seat seat, Selector sel, int amount, int uses)
    implements DeckbuilderEvent {}
