package io.stardeck.deckbuilder.state;

/**
 * The numbers of cards that a player keeps hidden.
 *
 * @param hand in their Hand
 * @param deck in their Deck
 */
public record Counts(int hand, int deck) {}
