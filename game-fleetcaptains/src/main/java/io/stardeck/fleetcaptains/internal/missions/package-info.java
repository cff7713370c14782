/** Missions: attempted, claimed, cycled ({@code FC-MSN, FC-CYC}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.missions;

import org.jspecify.annotations.NullMarked;
