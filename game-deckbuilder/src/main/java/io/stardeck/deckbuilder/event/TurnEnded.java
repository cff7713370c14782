package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A turn ended.
 *
 * @param seat who
 */
@JsonTypeName("turn-ended")
public record TurnEnded(Seat seat) implements DeckbuilderEvent {}
