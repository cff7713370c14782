/** Tests of the game in words. */
@NullMarked
package io.stardeck.fleetcaptains.internal.text;

import org.jspecify.annotations.NullMarked;
