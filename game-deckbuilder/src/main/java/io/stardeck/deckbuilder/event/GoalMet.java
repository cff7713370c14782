package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * The Goal of a card was met.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("goal-met")
public record GoalMet(Seat seat, CardId card) implements DeckbuilderEvent {}
