/** Dealing anew what a seat cannot know. */
@NullMarked
package io.stardeck.deckbuilder.internal.dealing;

import org.jspecify.annotations.NullMarked;
