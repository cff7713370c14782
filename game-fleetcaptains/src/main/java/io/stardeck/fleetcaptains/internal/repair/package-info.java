/** Reinforcement and repair ({@code FC-RNF, FC-RPR}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.repair;

import org.jspecify.annotations.NullMarked;
