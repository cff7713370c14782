/** Turns, points and the end of the game, shown. */
@NullMarked
package io.stardeck.stccg.turn;

import org.jspecify.annotations.NullMarked;
