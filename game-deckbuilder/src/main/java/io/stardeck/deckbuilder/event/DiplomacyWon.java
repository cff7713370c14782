package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A Starship was won by Diplomacy.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("diplomacy-won")
public record DiplomacyWon(Seat seat, CardId card) implements DeckbuilderEvent {}
