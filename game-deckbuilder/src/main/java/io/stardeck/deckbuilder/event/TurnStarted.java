package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A turn began.
 *
 * @param seat who
 * @param turn the number of the turn
 */
@JsonTypeName("turn-started")
public record TurnStarted(Seat seat, int turn) implements DeckbuilderEvent {}
