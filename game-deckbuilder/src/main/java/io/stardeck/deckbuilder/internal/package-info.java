/** The machinery of the game; not for users. */
@NullMarked
package io.stardeck.deckbuilder.internal;

import org.jspecify.annotations.NullMarked;
