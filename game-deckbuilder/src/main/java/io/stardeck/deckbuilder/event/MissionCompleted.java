package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A Mission was completed.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("mission-completed")
public record MissionCompleted(Seat seat, CardId card) implements DeckbuilderEvent {}
