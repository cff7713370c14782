/**
 * The enemy of the solitaire game (BF-SOL, section 3.25 of the catalogue): one small class for each
 * thing that it has to decide, each a {@link io.stardeck.sfbf.internal.enemy.Policy}. It plays by
 * the rules of the players: what it may do, their checks say, and what it does, their performance.
 * Start at {@link io.stardeck.sfbf.internal.enemy.Enemy}.
 */
@NullMarked
package io.stardeck.sfbf.internal.enemy;

import org.jspecify.annotations.NullMarked;
