package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Damage was removed.
 *
 * @param seat who
 * @param amount how much
 */
@JsonTypeName("ship-repaired")
public record ShipRepaired(Seat seat, int amount) implements DeckbuilderEvent {}
