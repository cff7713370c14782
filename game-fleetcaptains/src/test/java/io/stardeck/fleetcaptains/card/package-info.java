/** The vocabulary, and the shipped set. */
@NullMarked
package io.stardeck.fleetcaptains.card;

import org.jspecify.annotations.NullMarked;
