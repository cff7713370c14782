/** The laws, the invariants, and whole games. */
@NullMarked
package io.stardeck.fleetcaptains.laws;

import org.jspecify.annotations.NullMarked;
