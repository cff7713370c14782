package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A card of the search area was replaced.
 *
 * @param seat who
 * @param slot the slot
 * @param card the card
 */
@JsonTypeName("card-searched")
public record CardSearched(Seat seat, int slot, CardId card) implements DeckbuilderEvent {}
