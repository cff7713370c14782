package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Flips the top space card ({@code DB-ACT-12}).
 *
 * @param actor who decides
 */
@JsonTypeName("explore")
public record Explore(Seat actor) implements DeckbuilderAction {}
