/** What makes a state from outside no state of this game: start at {@link StateFaults}. */
@NullMarked
package io.stardeck.stccg.internal.integrity;

import org.jspecify.annotations.NullMarked;
