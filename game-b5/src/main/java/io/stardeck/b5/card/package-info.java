/**
 * Cards as data: definitions, the vocabulary of their effects, and sets of them.
 *
 * <p>A {@link io.stardeck.b5.card.CardDef} has facts and effects. An {@link
 * io.stardeck.b5.card.Effect} says when it works, what it costs, what is chosen, and the {@link
 * io.stardeck.b5.card.Operation}s that it is made of; numbers are {@link
 * io.stardeck.b5.card.Amount}s, cards are found with a {@link io.stardeck.b5.card.Filter}. Words
 * are values and know nothing of a game; what they do stands beside the rules.
 */
@NullMarked
package io.stardeck.b5.card;

import org.jspecify.annotations.NullMarked;
