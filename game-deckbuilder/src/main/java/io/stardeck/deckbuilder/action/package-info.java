/** All that a player can do. Start at {@link io.stardeck.deckbuilder.action.DeckbuilderAction}. */
@NullMarked
package io.stardeck.deckbuilder.action;

import org.jspecify.annotations.NullMarked;
