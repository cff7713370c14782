/** What makes a state from outside no state of this game. */
@NullMarked
package io.stardeck.deckbuilder.internal.integrity;

import org.jspecify.annotations.NullMarked;
