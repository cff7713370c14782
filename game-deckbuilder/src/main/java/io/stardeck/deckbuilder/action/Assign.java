package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Attacks the flagship of a player ({@code DB-PVP-06}).
 *
 * @param actor who decides
 * @param target whose
 */
@JsonTypeName("assign")
public record Assign(Seat actor, Seat target) implements DeckbuilderAction {}
