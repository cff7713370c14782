/** Named steps: what happens, each written once and citing its rules. */
@NullMarked
package io.stardeck.fleetcaptains.internal.step;

import org.jspecify.annotations.NullMarked;
