/** Influence and installations ({@code FC-INF, FC-INS}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.influence;

import org.jspecify.annotations.NullMarked;
