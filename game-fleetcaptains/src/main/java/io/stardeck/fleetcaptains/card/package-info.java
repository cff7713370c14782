/**
 * The vocabulary in which ships, tiles and cards are written, and the sets of them. Start at {@link
 * io.stardeck.fleetcaptains.card.ComponentSets}.
 */
@NullMarked
package io.stardeck.fleetcaptains.card;

import org.jspecify.annotations.NullMarked;
