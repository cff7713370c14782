/**
 * Star Fleet Battle Force. Start at {@link io.stardeck.sfbf.BattleForceGame}; what is agreed before
 * a game is in {@link io.stardeck.sfbf.config}, the cards are in {@link io.stardeck.sfbf.card}.
 */
@NullMarked
package io.stardeck.sfbf;

import org.jspecify.annotations.NullMarked;
