package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Replaces a card of the search area ({@code DB-ACT-11}).
 *
 * @param actor who decides
 * @param slot the slot, 0 to 8
 */
@JsonTypeName("search")
public record Search(Seat actor, int slot) implements DeckbuilderAction {}
