/**
 * Computed values (2.4): what a card is worth, what something costs, what counts in a conflict; and
 * the words of the vocabulary that only read. All of it from the board that everybody sees.
 */
@NullMarked
package io.stardeck.b5.internal.value;

import org.jspecify.annotations.NullMarked;
