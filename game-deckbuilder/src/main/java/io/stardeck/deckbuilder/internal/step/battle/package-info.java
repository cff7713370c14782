/** How ships fight: damage, volleys, duels, and the battles against Cubes. */
@NullMarked
package io.stardeck.deckbuilder.internal.step.battle;

import org.jspecify.annotations.NullMarked;
