/** Tests of the chapter on encounter. */
@NullMarked
package io.stardeck.fleetcaptains.encounter;

import org.jspecify.annotations.NullMarked;
