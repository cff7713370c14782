package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.engine.Seat;

/**
 * Answers a choice.
 *
 * @param actor who decides
 * @param option the answer
 */
@JsonTypeName("choose")
public record Choose(Seat actor, Answer option) implements DeckbuilderAction {}
