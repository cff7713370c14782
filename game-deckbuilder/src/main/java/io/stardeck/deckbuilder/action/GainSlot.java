package io.stardeck.deckbuilder.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Gains a card from the search area ({@code DB-ACT-06}).
 *
 * @param actor who decides
 * @param slot the slot, 0 to 8
 */
@JsonTypeName("gain-slot")
public record GainSlot(Seat actor, int slot) implements DeckbuilderAction {}
