/** Tests of the chapter on repair. */
@NullMarked
package io.stardeck.fleetcaptains.repair;

import org.jspecify.annotations.NullMarked;
