package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A flagship was defeated.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("flagship-defeated")
public record FlagshipDefeated(Seat seat, CardId card) implements DeckbuilderEvent {}
