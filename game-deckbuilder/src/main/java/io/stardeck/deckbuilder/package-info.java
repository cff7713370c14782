/** The Star Trek Deck Building Game. Start at {@link io.stardeck.deckbuilder.DeckbuilderGame}. */
@NullMarked
package io.stardeck.deckbuilder;

import org.jspecify.annotations.NullMarked;
