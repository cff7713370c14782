/** What holds in each phase, window and step of the game, one class for each frame. */
@NullMarked
package io.stardeck.deckbuilder.internal.phase;

import org.jspecify.annotations.NullMarked;
