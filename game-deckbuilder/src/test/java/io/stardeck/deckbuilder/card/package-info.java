/** Tests of card sets. */
@NullMarked
package io.stardeck.deckbuilder.card;

import org.jspecify.annotations.NullMarked;
