/**
 * What one seat may know: {@link io.stardeck.deckbuilder.view.DeckbuilderView}, and the dealing
 * anew of all that a seat cannot know.
 */
@NullMarked
package io.stardeck.deckbuilder.view;

import org.jspecify.annotations.NullMarked;
