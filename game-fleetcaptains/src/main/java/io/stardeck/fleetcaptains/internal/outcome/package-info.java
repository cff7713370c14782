/** What follows from a test that was decided. */
@NullMarked
package io.stardeck.fleetcaptains.internal.outcome;

import org.jspecify.annotations.NullMarked;
