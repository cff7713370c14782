/**
 * The phases, windows and steps of the game, as frames on the stack of the table: one sealed family
 * in one package. Start at {@link io.stardeck.deckbuilder.state.phase.Phase}.
 */
@NullMarked
package io.stardeck.deckbuilder.state.phase;

import org.jspecify.annotations.NullMarked;
