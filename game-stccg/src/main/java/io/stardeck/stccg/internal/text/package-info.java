/** The game in words, for a terminal: start at {@link StccgNarrator}. */
@NullMarked
package io.stardeck.stccg.internal.text;

import org.jspecify.annotations.NullMarked;
