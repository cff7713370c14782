/** Tests of the chapter on missions. */
@NullMarked
package io.stardeck.fleetcaptains.missions;

import org.jspecify.annotations.NullMarked;
