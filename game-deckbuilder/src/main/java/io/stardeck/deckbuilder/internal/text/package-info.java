/**
 * The game in English words: what cards do, what happens, what can be done, and the table for a
 * terminal. Start at {@link io.stardeck.deckbuilder.internal.text.DeckbuilderNarrator}.
 */
@NullMarked
package io.stardeck.deckbuilder.internal.text;

import org.jspecify.annotations.NullMarked;
