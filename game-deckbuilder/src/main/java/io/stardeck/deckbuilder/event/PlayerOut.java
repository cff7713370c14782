package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player is out for the turn.
 *
 * @param seat who
 */
@JsonTypeName("player-out")
public record PlayerOut(Seat seat) implements DeckbuilderEvent {}
