/** Tests of the chapter on command. */
@NullMarked
package io.stardeck.fleetcaptains.command;

import org.jspecify.annotations.NullMarked;
