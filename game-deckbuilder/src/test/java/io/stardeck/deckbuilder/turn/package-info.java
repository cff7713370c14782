/** Tests of turns. */
@NullMarked
package io.stardeck.deckbuilder.turn;

import org.jspecify.annotations.NullMarked;
