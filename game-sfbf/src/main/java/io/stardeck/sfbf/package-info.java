/**
 * Star Fleet Battle Force. Start at {@link io.stardeck.sfbf.BattleForceConfig}, what is agreed
 * before a game; the cards are in {@link io.stardeck.sfbf.card}.
 */
@NullMarked
package io.stardeck.sfbf;

import org.jspecify.annotations.NullMarked;
