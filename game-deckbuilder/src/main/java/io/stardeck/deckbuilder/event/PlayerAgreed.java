package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player agreed to end the turn.
 *
 * @param seat who
 */
@JsonTypeName("player-agreed")
public record PlayerAgreed(Seat seat) implements DeckbuilderEvent {}
