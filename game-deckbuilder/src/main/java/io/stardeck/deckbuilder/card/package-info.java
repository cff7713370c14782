/**
 * What a card is: kinds of cards, and the vocabulary of what they do, as plain values. Start at
 * {@link io.stardeck.deckbuilder.card.CardDef}.
 */
@NullMarked
package io.stardeck.deckbuilder.card;

import org.jspecify.annotations.NullMarked;
