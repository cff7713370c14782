/**
 * What the game needs to go on. Start at {@link io.stardeck.stccg.state.StccgState}: a {@link
 * io.stardeck.stccg.state.Table} that everybody sees, the cards in their places with who knows
 * them, and the generator.
 */
@NullMarked
package io.stardeck.stccg.state;

import org.jspecify.annotations.NullMarked;
