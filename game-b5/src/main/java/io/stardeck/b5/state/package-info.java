/**
 * A game as it stands. {@link io.stardeck.b5.state.Board} is what everybody knows, {@link
 * io.stardeck.b5.state.Holding} what one player holds; a view is the board with the own holding.
 */
@NullMarked
package io.stardeck.b5.state;

import org.jspecify.annotations.NullMarked;
