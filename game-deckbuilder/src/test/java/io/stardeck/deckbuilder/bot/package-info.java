/** How the bots play. */
@NullMarked
package io.stardeck.deckbuilder.bot;

import org.jspecify.annotations.NullMarked;
