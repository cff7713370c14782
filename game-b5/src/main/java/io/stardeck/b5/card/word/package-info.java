/**
 * The vocabulary in which cards are written. An {@link io.stardeck.b5.card.word.Effect} says when
 * it works, what it costs, what is chosen, and the {@link io.stardeck.b5.card.word.Operation}s that
 * it is made of; numbers are {@link io.stardeck.b5.card.word.Amount}s, cards are found with a
 * {@link io.stardeck.b5.card.word.Filter}. Words are values and know nothing of a game; what they
 * do stands beside the rules.
 */
@NullMarked
package io.stardeck.b5.card.word;

import org.jspecify.annotations.NullMarked;
