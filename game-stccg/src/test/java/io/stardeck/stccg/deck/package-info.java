/** Tests of decks. */
@NullMarked
package io.stardeck.stccg.deck;

import org.jspecify.annotations.NullMarked;
