/** Tests of the bot. */
@NullMarked
package io.stardeck.fleetcaptains.bot;

import org.jspecify.annotations.NullMarked;
