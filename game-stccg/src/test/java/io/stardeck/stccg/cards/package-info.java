/** What each card of the first set does. */
@NullMarked
package io.stardeck.stccg.cards;

import org.jspecify.annotations.NullMarked;
