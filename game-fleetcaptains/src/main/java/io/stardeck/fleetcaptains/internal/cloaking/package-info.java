/** Cloaking, echoes, and the mixing of tokens ({@code FC-CLK, FC-ECH}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.cloaking;

import org.jspecify.annotations.NullMarked;
