/** The game in words. */
@NullMarked
package io.stardeck.fleetcaptains.text;

import org.jspecify.annotations.NullMarked;
