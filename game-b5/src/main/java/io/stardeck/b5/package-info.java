/**
 * The Babylon 5 Collectible Card Game: the action round complete, in a game that plays from set-up
 * to victory.
 *
 * <p>Start at {@link io.stardeck.b5.B5Rules} for the rules, at {@code config} for what can be
 * chosen, and at {@code card} for the vocabulary in which cards are written.
 */
@NullMarked
package io.stardeck.b5;

import org.jspecify.annotations.NullMarked;
