/** The game in words. */
@NullMarked
package io.stardeck.deckbuilder.internal.text;

import org.jspecify.annotations.NullMarked;
