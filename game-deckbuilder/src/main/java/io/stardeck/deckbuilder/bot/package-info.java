/**
 * Players of the Deck Building Game that are functions: {@link
 * io.stardeck.deckbuilder.bot.GreedyBot} and {@link io.stardeck.deckbuilder.bot.PlannerBot}. They
 * know what their seat sees and the vocabulary of the cards, and no card by name.
 */
@NullMarked
package io.stardeck.deckbuilder.bot;

import org.jspecify.annotations.NullMarked;
