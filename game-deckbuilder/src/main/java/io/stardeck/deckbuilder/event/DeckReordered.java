package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.engine.Seat;

/**
 * The top cards of a deck were put back in an order that one player has chosen.
 *
 * @param seat who
 * @param pile which deck
 * @param whose whose Deck; the player on whom the effect was carried out if it is a shared one
 * @param n how many cards were looked at
 * @param bottom how many of them went to the bottom
 */
@JsonTypeName("deck-reordered")
public record DeckReordered(Seat seat, CardEffect.Pile pile, Seat whose, int n, int bottom)
    implements DeckbuilderEvent {}
