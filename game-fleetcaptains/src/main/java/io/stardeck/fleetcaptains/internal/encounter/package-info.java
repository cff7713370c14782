/** Exploration's encounters ({@code FC-EXP-04, FC-ENC, FC-TFO-04}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.encounter;

import org.jspecify.annotations.NullMarked;
