package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * The Goal of a card was not met.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("goal-failed")
public record GoalFailed(Seat seat, CardId card) implements DeckbuilderEvent {}
