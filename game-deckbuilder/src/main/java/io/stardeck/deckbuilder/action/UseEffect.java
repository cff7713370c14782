package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Uses an ability of a card ({@code DB-ACT-13}).
 *
 * @param actor who decides
 * @param source the card
 * @param index the position among its abilities, from 0 on
 */
@JsonTypeName("use-effect")
public record UseEffect(Seat actor, CardId source, int index) implements DeckbuilderAction {}
