package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Agrees to end the turn of the team ({@code DB-BOR-24}).
 *
 * @param actor who decides
 */
@JsonTypeName("agree-end")
public record AgreeEnd(Seat actor) implements DeckbuilderAction {}
