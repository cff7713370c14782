package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * EVENT_WINDOW: who has flipped an Event plays cards to meet its Goal ({@code DB-EVT-03}).
 *
 * @param seat the turn player
 */
@JsonTypeName("event-window")
public record EventWindow(Seat seat) implements Phase {}
