package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Plays a card from the Hand to the Bridge ({@code DB-ACT-01} to {@code DB-ACT-04}).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("play-card")
public record PlayCard(Seat actor, CardId card) implements DeckbuilderAction {}
