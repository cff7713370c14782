/** Tests of the chapter on influence. */
@NullMarked
package io.stardeck.fleetcaptains.influence;

import org.jspecify.annotations.NullMarked;
