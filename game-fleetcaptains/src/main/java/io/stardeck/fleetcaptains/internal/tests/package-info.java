/** The one routine for all tests ({@code FC-TST, FC-COP, FC-OPP}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.tests;

import org.jspecify.annotations.NullMarked;
