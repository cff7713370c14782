/** What the words of cards do. */
@NullMarked
package io.stardeck.deckbuilder.word;

import org.jspecify.annotations.NullMarked;
