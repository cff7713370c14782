/** Maneuvers, task forces, breakaway and evasion ({@code FC-MOV, FC-TFO, FC-BRK, FC-EVA}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.maneuver;

import org.jspecify.annotations.NullMarked;
