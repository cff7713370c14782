/** Games as they begin, by the examples of the rulebook. */
@NullMarked
package io.stardeck.fleetcaptains.game;

import org.jspecify.annotations.NullMarked;
