/**
 * All that is random in a game: an immutable generator that lives inside the state. Start at {@link
 * io.stardeck.engine.chance.Chance}.
 */
@NullMarked
package io.stardeck.engine.chance;

import org.jspecify.annotations.NullMarked;
