package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.CardId;
import io.stardeck.engine.Seat;

/**
 * A Starship was won by Diplomacy.
 *
 * @param seat who
 * @param card the card
 */
@JsonTypeName("diplomacy-won")
public record DiplomacyWon(Seat seat, CardId card) implements DeckbuilderEvent {}
