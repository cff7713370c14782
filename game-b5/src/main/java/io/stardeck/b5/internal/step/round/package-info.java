/**
 * What the rounds of a turn do: opening hands, readying, mercenaries, resolution, the end of a
 * turn, and victory.
 */
@NullMarked
package io.stardeck.b5.internal.step.round;

import org.jspecify.annotations.NullMarked;
