package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Outcome;

/**
 * The game ended.
 *
 * @param outcome how
 */
@JsonTypeName("game-ended")
public record GameEnded(Outcome outcome) implements DeckbuilderEvent {}
