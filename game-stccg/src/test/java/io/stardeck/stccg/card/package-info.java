/** Tests of the card data: the vocabulary, its faults, and the shipped set. */
@NullMarked
package io.stardeck.stccg.card;

import org.jspecify.annotations.NullMarked;
