package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A Starship of the space deck or a Cube was not defeated: its FAIL effect comes next, if it has
 * one, and it goes under the space deck.
 *
 * @param seat who met it; for a Cube, the lead
 * @param card the ship
 */
@JsonTypeName("ship-undefeated")
public record ShipUndefeated(Seat seat, CardId card) implements DeckbuilderEvent {}
