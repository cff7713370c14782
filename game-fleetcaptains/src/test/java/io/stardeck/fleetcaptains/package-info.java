/** Tests of what holds for the whole module. */
@NullMarked
package io.stardeck.fleetcaptains;

import org.jspecify.annotations.NullMarked;
