package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Closes the window of a Starship ({@code DB-SHP-04}).
 *
 * @param actor who decides
 * @param means how it is to be won
 */
@JsonTypeName("declare")
public record Declare(Seat actor, Means means) implements DeckbuilderAction {}
