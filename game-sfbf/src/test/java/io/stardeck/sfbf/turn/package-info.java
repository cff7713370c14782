/** Turns: whose comes next, and how a game goes from phase to phase. */
@NullMarked
package io.stardeck.sfbf.turn;

import org.jspecify.annotations.NullMarked;
