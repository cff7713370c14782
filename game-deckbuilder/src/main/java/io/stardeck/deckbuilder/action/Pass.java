package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Plays nothing ({@code DB-PVP-02}).
 *
 * @param actor who decides
 */
@JsonTypeName("pass")
public record Pass(Seat actor) implements DeckbuilderAction {}
