/** Attacks on ships and installations ({@code FC-CBT, FC-INS-13}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.combat;

import org.jspecify.annotations.NullMarked;
