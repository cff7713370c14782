/** The game in words, for a terminal. */
@NullMarked
package io.stardeck.fleetcaptains.internal.text;

import org.jspecify.annotations.NullMarked;
