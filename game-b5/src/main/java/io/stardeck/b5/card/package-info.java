/**
 * Cards as data: a {@link io.stardeck.b5.card.CardDef} has facts and effects, a {@link
 * io.stardeck.b5.card.CardSet} has cards and decks, each fault of a set with its path.
 */
@NullMarked
package io.stardeck.b5.card;

import org.jspecify.annotations.NullMarked;
