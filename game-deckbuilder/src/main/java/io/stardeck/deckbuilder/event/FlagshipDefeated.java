package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.CardId;
import io.stardeck.engine.Seat;

/**
 * A flagship was defeated.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("flagship-defeated")
public record FlagshipDefeated(Seat seat, CardId card) implements DeckbuilderEvent {}
