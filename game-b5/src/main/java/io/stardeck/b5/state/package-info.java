/**
 * A game as it stands. {@link io.stardeck.b5.state.Board} is what everybody knows; where the cards
 * lie that are not in play, and who knows it, zones of the core keep ({@link
 * io.stardeck.b5.state.Places}).
 */
@NullMarked
package io.stardeck.b5.state;

import org.jspecify.annotations.NullMarked;
