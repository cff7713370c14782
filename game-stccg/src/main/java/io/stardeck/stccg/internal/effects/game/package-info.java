/**
 * Words about the game: other words, points, missions, the turn and the card itself. Start at
 * {@link io.stardeck.stccg.internal.effects.game.GameWords}.
 */
@NullMarked
package io.stardeck.stccg.internal.effects.game;

import org.jspecify.annotations.NullMarked;
