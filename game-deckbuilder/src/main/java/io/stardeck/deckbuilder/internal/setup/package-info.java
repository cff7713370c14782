/** The deal. */
@NullMarked
package io.stardeck.deckbuilder.internal.setup;

import org.jspecify.annotations.NullMarked;
