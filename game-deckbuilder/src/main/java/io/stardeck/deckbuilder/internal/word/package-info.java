/** What the words of cards do: one small interpreter for each effect. */
@NullMarked
package io.stardeck.deckbuilder.internal.word;

import org.jspecify.annotations.NullMarked;
