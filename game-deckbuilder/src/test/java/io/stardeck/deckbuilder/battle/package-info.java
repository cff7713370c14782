/** Battles among players and War, by example and against a simple oracle. */
@NullMarked
package io.stardeck.deckbuilder.battle;

import org.jspecify.annotations.NullMarked;
