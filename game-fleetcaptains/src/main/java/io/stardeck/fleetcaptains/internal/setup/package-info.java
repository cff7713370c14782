/** The set-up: board, fleets, decks, orders ({@code FC-MAP, FC-FLT, FC-DCK, FC-ORD}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.setup;

import org.jspecify.annotations.NullMarked;
