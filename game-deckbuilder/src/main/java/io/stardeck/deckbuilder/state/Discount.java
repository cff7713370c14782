package io.stardeck.deckbuilder.state;

import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Until;

/**
 * Cards cost a player less ({@code DB-EFF-09}).
 *
 * @param sel what the cards are like
 * @param amount how much less
 * @param uses for how many gains yet; 0 for all of them
 * @param until how long
 */
public record Discount(Selector sel, int amount, int uses, Until until) {}
