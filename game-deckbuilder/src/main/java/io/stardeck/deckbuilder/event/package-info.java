/** All that can happen. Start at {@link io.stardeck.deckbuilder.event.DeckbuilderEvent}. */
@NullMarked
package io.stardeck.deckbuilder.event;

import org.jspecify.annotations.NullMarked;
