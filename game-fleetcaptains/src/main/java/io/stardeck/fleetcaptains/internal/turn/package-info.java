/** The phases of the game, each with all that is open in it. */
@NullMarked
package io.stardeck.fleetcaptains.internal.turn;

import org.jspecify.annotations.NullMarked;
