package io.stardeck.deckbuilder.state.choice;

import io.stardeck.deckbuilder.card.word.CardEffect.Pile;
import io.stardeck.engine.Seat;

/**
 * Hidden cards that one player is shown ({@code DB-VIS-04}).
 *
 * @param pile which cards
 * @param whose whose Deck or Hand; the spectator's for the shared decks
 * @param n how many from the top of a deck; for a Hand 0, it is shown whole
 */
public record Look(Pile pile, Seat whose, int n) {}
