/** Tables laid out by hand. */
@NullMarked
package io.stardeck.deckbuilder.scene;

import org.jspecify.annotations.NullMarked;
