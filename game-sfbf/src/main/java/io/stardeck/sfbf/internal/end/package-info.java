/** The end of the game, and the duel that breaks a tie (BF-WIN). */
@NullMarked
package io.stardeck.sfbf.internal.end;

import org.jspecify.annotations.NullMarked;
