package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Cards were drawn, as others see it.
 *
 * @param seat who
 * @param number how many
 */
@JsonTypeName("unknown-cards-drawn")
public record UnknownCardsDrawn(Seat seat, int number) implements DeckbuilderEvent {}
