package io.stardeck.deckbuilder.state;

/**
 * The numbers of cards that a player keeps hidden.
 *
 * @param hand in his Hand
 * @param deck in his Deck
 */
public record Counts(int hand, int deck) {}
