/** What holds in every state of every game (section 7 of the catalogue). */
@NullMarked
package io.stardeck.deckbuilder.invariant;

import org.jspecify.annotations.NullMarked;
