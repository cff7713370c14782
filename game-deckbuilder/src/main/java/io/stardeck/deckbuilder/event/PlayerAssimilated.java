package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player was assimilated.
 *
 * @param seat who
 */
@JsonTypeName("player-assimilated")
public record PlayerAssimilated(Seat seat) implements DeckbuilderEvent {}
