/** States from outside, and states dealt anew. */
@NullMarked
package io.stardeck.fleetcaptains.internal.state;

import org.jspecify.annotations.NullMarked;
