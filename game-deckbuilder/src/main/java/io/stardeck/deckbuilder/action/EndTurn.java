package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Ends the turn ({@code DB-ACT-14}).
 *
 * @param actor who decides
 */
@JsonTypeName("end-turn")
public record EndTurn(Seat actor) implements DeckbuilderAction {}
