package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A player has a new flagship.
 *
 * @param seat who
 * @param from the old one
 * @param to the new one
 */
@JsonTypeName("flagship-changed")
public record FlagshipChanged(Seat seat, CardId from, CardId to) implements DeckbuilderEvent {}
