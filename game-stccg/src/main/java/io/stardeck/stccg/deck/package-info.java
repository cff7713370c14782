/** Decks: {@link io.stardeck.stccg.deck.Decklist}, how it is read, and what makes it legal. */
@NullMarked
package io.stardeck.stccg.deck;

import org.jspecify.annotations.NullMarked;
