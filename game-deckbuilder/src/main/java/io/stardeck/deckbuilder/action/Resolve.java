package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Closes the window of an Event or an Allied Starship ({@code DB-EVT-04}).
 *
 * @param actor who decides
 */
@JsonTypeName("resolve")
public record Resolve(Seat actor) implements DeckbuilderAction {}
