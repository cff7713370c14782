/** The game in words. */
@NullMarked
package io.stardeck.deckbuilder.text;

import org.jspecify.annotations.NullMarked;
