/**
 * Cards, and the sets of them, each fault of a set with its path. Start at {@link
 * io.stardeck.deckbuilder.card.CardDef}.
 */
@NullMarked
package io.stardeck.deckbuilder.card;

import org.jspecify.annotations.NullMarked;
