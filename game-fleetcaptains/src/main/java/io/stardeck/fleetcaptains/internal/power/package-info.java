/** Settings: power adjustments, and those chosen after damage ({@code FC-PWR, FC-D-43}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.power;

import org.jspecify.annotations.NullMarked;
