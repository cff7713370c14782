package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * SHIP_WINDOW: who has flipped a Starship plays cards before he declares how to win it ({@code
 * DB-SHP-03}). It is a battle, as the {@link Encounter} below says.
 *
 * @param seat the turn player
 */
@JsonTypeName("ship-window")
public record ShipWindow(Seat seat) implements Phase {}
