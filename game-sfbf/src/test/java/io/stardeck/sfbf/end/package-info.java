/** The end of the game: when it comes, who wins, how ties are broken. */
@NullMarked
package io.stardeck.sfbf.end;

import org.jspecify.annotations.NullMarked;
