/**
 * The state of a game as values. Start at {@link io.stardeck.deckbuilder.state.DeckbuilderState}.
 */
@NullMarked
package io.stardeck.deckbuilder.state;

import org.jspecify.annotations.NullMarked;
