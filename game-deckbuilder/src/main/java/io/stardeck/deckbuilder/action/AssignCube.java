package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Lets a Cube damage a flagship ({@code DB-CUB-10}).
 *
 * @param actor who decides
 * @param flagship whose
 */
@JsonTypeName("assign-cube")
public record AssignCube(Seat actor, Seat flagship) implements DeckbuilderAction {}
