/** Tests of the game in words. */
@NullMarked
package io.stardeck.stccg.text;

import org.jspecify.annotations.NullMarked;
