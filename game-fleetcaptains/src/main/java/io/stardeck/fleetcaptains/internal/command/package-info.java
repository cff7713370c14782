/** Command cards in the own turn ({@code FC-CMD, FC-CRD}). */
@NullMarked
package io.stardeck.fleetcaptains.internal.command;

import org.jspecify.annotations.NullMarked;
