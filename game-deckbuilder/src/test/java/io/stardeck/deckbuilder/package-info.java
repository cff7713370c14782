/** Tests of the game as a whole. */
@NullMarked
package io.stardeck.deckbuilder;

import org.jspecify.annotations.NullMarked;
