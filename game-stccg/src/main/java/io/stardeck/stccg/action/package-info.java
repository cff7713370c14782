/** Everything that a player can do: {@link io.stardeck.stccg.action.StccgAction}. */
@NullMarked
package io.stardeck.stccg.action;

import org.jspecify.annotations.NullMarked;
