package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Trashes a card of the Hand instead of the Action Phase ({@code DB-TRP-01}).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("trash-phase")
public record TrashPhase(Seat actor, CardId card) implements DeckbuilderAction {}
